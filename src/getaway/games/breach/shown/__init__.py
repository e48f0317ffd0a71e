"""What each audience sees: views, scene and desk for pictures, and the table in text."""
