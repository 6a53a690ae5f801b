"""The evaluator that bots use: expected scores and weights of actions."""
