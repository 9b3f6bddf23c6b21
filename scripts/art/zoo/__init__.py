"""The animals and their scenes, a file for each kind of creature."""
