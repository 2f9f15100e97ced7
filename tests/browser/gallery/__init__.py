"""A gallery of the boards: all that they can ever show, to be looked at on purpose (test_gallery.py)."""
