"""`python -m getaway.server [node | worker | migrate]`, with its settings from the environment."""

from __future__ import annotations

import os
import sys

from getaway.server.running import run_node, run_worker
from getaway.server.settings import BadSettings, settings
from getaway.server.starting import BadSchema

RUN = {"node": run_node, "worker": run_worker}

if __name__ == "__main__":
    try:
        given = settings(os.environ)
    except BadSettings as fault:
        sys.exit(str(fault))
    what = sys.argv[1] if len(sys.argv) > 1 else "node"
    if what == "migrate":
        from getaway.store.schema import upgrade  # 26 MB that only a migration needs

        upgrade(given.database)
    elif what in RUN:
        try:
            RUN[what](given)
        except BadSchema as fault:
            sys.exit(str(fault))
    else:
        sys.exit(__doc__)
