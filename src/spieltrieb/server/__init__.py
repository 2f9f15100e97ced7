"""Tables for people and programs: an HTTP and WebSocket server that loses nothing and leaks nothing."""
