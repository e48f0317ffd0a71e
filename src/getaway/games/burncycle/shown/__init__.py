"""What players are shown: the view, the drawing in text, and the queries of a picture."""
