"""`python -m getaway.server [node | worker | migrate]`, with its settings from the environment."""

from __future__ import annotations

import os
import sys

from getaway.server.running import run_node, run_worker
from getaway.server.settings import BadSettings, settings

if __name__ == "__main__":
    try:
        given = settings(os.environ)
    except BadSettings as fault:
        sys.exit(str(fault))
    what = sys.argv[1] if len(sys.argv) > 1 else "node"
    if what == "migrate":
        from getaway.store.schema import upgrade  # 26 MB that only a migration needs

        upgrade(given.database)
    elif what == "worker":
        run_worker(given)
    elif what == "node":
        run_node(given)
    else:
        sys.exit(__doc__)
