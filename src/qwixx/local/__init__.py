"""Tables without a server: the same tables where they are kept by a browser. Text in, text out; nothing else."""
