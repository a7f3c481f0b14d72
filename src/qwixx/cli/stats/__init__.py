"""`qwixx stats`: what a folder of records comes to."""
