"""What a picture of the table shows besides the view: answers to queries, built from what a seat may see."""
