"""Several processes with one database: each table has one owner, and any process takes any connection."""
