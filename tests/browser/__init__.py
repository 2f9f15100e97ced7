"""The page as people use it: a real Chromium, a real server, and somebody who looks, clicks, taps and types."""
