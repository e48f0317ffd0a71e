"""Leave it: decline what a role allows."""

from __future__ import annotations

from getaway.kit.verbs import Plain

LEAVE_IT = Plain("leave_it")
