"""The capacity model says what its figures say."""

from __future__ import annotations

from getaway.lab.scale import PAGE, Figures, figures, need, page


def test_the_page_is_what_the_figures_say() -> None:
    """`scripts/figures/scale` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_sum_by_hand() -> None:
    """A hundred thousand players: 2,000 online, 667 tables, 167 answers a second of 4 ms."""
    assumed: Figures = {
        "play": {"online": 0.02, "per_table": 3, "seconds": 4, "average": 0.5, "matches": 3, "bots": 0.5},
        "share": {"a": 0.25, "b": 0.75},
        "node_ms": {"a": 1, "b": 5},
        "bot_ms": {"a": 8, "b": 8},
        "wire_kb": {"a": 12, "b": 12},
        "cost": {
            "split": 1.5,
            "database_ms": 12,
            "wal_kb": 6,
            "table_mb": 3,
            "socket_kb": 500,
            "live_kb": 100,
            "archived_kb": 10,
            "site_mb": 10,
        },
        "room": {"busy": 0.5, "shard_answers": 100},
        "price": {"core": 10, "disk_gb": 1, "egress_gb": 0.001},
    }
    found = need(100_000, assumed)
    assert (found.online, found.tables, found.answers, found.shards) == (2_000, 667, 167, 2)
    assert found.nodes == 3  # 166.75 x 4 ms x 1.5, at half of a core's time
    assert (found.workers, found.databases) == (2, 10)
    assert round(found.memory, 3) == 2.001 + 1.0
    assert (round(found.egress, 3), round(found.wal, 3)) == (2.001, 1.0)
    assert (found.grows, found.saved) == (1.0, 9.0)
    assert found.dollars == 10 * 15 + 24 + 3  # cores, a year on two disks, 2,593 GB sent
    assert need(200_000, assumed, 0.5).dollars == found.dollars + 1  # 1,000 GB of files


def test_the_figures_are_all_there() -> None:
    """Those of the repository, for the largest step."""
    assert need(10_000_000, figures()).nodes > 1
