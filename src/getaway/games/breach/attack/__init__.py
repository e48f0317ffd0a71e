"""Attacks, and what they lead to: shields, Viruses on models, Threat, disconnection and elimination."""
