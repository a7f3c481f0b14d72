"""What is typed after `qwixx`: a function for each command, by subject. What they do is in the modules beside."""
