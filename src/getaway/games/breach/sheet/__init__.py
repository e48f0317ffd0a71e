"""A player's interface: code cubes, Cheats, development, Hard Disk and Objectives."""
