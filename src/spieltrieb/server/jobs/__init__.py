"""Jobs: what is to be thought of, in a queue that all processes with one PostgreSQL database share; see 0026."""
