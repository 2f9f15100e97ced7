"""What every game shares: the contract, positions, chance, records and matches. It knows no game."""
