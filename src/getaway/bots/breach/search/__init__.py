"""Looking ahead in The Breach: candidates, playouts on worlds, and what a position is worth."""
