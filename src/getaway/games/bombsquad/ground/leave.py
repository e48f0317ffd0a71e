"""Leave it: decline what a role allows."""

from __future__ import annotations

from getaway.kernel import END
from getaway.kit.verbs import Plain

LEAVE_IT = Plain("leave_it", END, forgoes=True)
