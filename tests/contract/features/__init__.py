"""What a learner sees of each game against what people see: a module for each game, with a function `compare`."""
