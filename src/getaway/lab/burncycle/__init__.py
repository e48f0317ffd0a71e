"""burncycle in bulk: matches of the scripted team, what was used in them, and what they say about balance."""
