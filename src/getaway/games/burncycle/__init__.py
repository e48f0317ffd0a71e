"""burncycle: a team of bots slips through a corporation's floors, unseen and online."""
