"""Simulation and statistics for people who study games."""
