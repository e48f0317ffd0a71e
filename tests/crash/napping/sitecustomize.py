"""Let `time.sleep` work under libfaketime 0.9, which refuses the system call that Python 3.11 and newer sleep with."""

import select
import time


def _nap(seconds: float, /) -> None:
    select.select([], [], [], float(seconds))


time.sleep = _nap  # type: ignore[assignment]
