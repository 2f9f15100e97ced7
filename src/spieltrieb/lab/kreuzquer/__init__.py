"""Yardsticks for Kreuz & Quer: solo games of all players, and what luck alone allows."""
