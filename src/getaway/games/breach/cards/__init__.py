"""What the effects printed on cards, rooms and tokens do."""
