"""The generic suite behind `getaway games check`: what every game must pass."""

from getaway.suite.check import check
from getaway.suite.plants import PLANTS, Plant, try_plant
from getaway.suite.report import Report

__all__ = ["PLANTS", "Plant", "Report", "check", "try_plant"]
