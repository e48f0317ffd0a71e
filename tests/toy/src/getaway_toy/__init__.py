"""A small game of sealed bids and response windows."""
