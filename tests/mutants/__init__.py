"""Mutation testing: does any test notice when the rules are changed a little? `python -m tests.mutants --help`."""
