"""The page as a folder of files that any web space can serve, without a program of ours."""

from qwixx.site.writing import Site, write

__all__ = ["Site", "write"]
