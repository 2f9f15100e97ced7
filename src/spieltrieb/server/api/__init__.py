"""The HTTP interface: one module for each thing that can be asked for."""
