"""Jobs: what is to be computed, in a queue that all processes with one PostgreSQL database share; see 0026."""
