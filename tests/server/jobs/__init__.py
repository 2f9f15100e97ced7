"""Tests of the queue of jobs."""
