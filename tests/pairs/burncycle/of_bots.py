"""What holds for escaped, carrying, swapped and hidden bots in each step."""

from __future__ import annotations

from tests.pairs.burncycle.cell import BONUS, EVERY_DEED, KEYPAD_STEP, Cell, after, never, proved

ESCAPE = "missions/test_escape.py::"
HIDING = "detection/test_hiding.py::"
NO_TURN = proved("its player takes no more turns", ESCAPE + "test_a_player_whose_agent_escaped_is_skipped_from_then_on")
NO_ACTION = proved(
    "an escaped module takes no action, and an escaped agent has no turn",
    "pairs/test_bots.py::test_an_escaped_module_takes_no_action_and_is_left_alone",
    ESCAPE + "test_the_burncycle_works_on_after_the_module_escaped",
)
OFF_THE_FLOOR = proved(
    "it's off the floor and its chip off the board, so security ignores it",
    "pairs/test_bots.py::test_security_looks_past_an_escaped_agent",
    ESCAPE + "test_onto_the_space_of_the_gap_and_one_step_further_is_an_escape",
)


CELLS: dict[str, dict[str, Cell]] = {
    "escaped": {
        "route": proved(
            "an escaped module isn't upgraded, and an escaped agent pays nothing",
            "turn/test_module_upgrades.py::test_an_escaped_module_is_not_upgraded_and_an_escaped_agent_does_not_pay",
        ),
        **dict.fromkeys(("pool", "netcard", "alter", "network"), NO_TURN),
        **dict.fromkeys(("move", "strike", "terminal", "keypad", "repair", "trade"), NO_ACTION),
        "use": proved(
            "what a module gives the team continues; what it would have to use doesn't",
            ESCAPE + "test_what_an_escaped_module_gives_the_team_stays_and_what_it_uses_does_not",
        ),
        "mods": proved(
            "a mod it discards pays nothing",
            "pairs/test_bots.py::test_an_escaped_agent_gets_neither_power_nor_reserve_nor_imperative",
        ),
        "enter": never("a bot off the floor enters no room and no space"),
        "end": proved(
            "an agent's escape ends its turn, and the burncycle die is rolled",
            ESCAPE + "test_an_agents_escape_ends_its_turn_on_the_spot",
            ESCAPE + "test_the_modules_escape_ends_no_turn",
        ),
        "reboot": proved(
            "it gets no reserve",
            "pairs/test_bots.py::test_an_escaped_agent_gets_neither_power_nor_reserve_nor_imperative",
        ),
        **dict.fromkeys(("awareness", "pursue", "investigate", "patrol", "attack"), OFF_THE_FLOOR),
        "pings": proved(
            "its IP may be booted, and nobody is detected",
            "pairs/test_bots.py::test_a_ping_boots_the_ip_of_an_escaped_agent_and_detects_nobody",
        ),
        "threat": proved("its player still counts", ESCAPE + "test_an_escaped_player_counts_for_threat"),
        "floor": never("bots only escape on a mission's last floor"),
        "objective": proved("the last escape wins", "missions/test_pillar.py::test_the_last_bot_to_escape_wins"),
        "imperative": proved(
            "it has none to drop",
            "pairs/test_bots.py::test_an_escaped_agent_gets_neither_power_nor_reserve_nor_imperative",
        ),
    },
    "carrying": {
        "trade": proved(
            "the bead can be traded",
            "inventory/test_trade.py::test_a_carried_bead_is_passed_on_and_a_die_goes_with_its_card",
        ),
        "enter": proved(
            "a bead that can be taken is offered, and a heavy one fills a slot",
            "missions/test_pillar.py::test_a_bot_entering_its_space_may_take_the_bomb_beside_its_cards",
            "missions/test_beads.py::test_a_crate_fills_an_inventory_slot",
        ),
        "pings": never("the network doesn't depend on what bots carry"),
        "floor": proved(
            "the bead comes along", "missions/test_kinds.py::test_the_ledger_comes_along_from_floor_to_floor"
        ),
        "objective": proved(
            "the mission says what it is good for",
            "missions/test_pillar.py::test_the_bomb_is_placed_in_the_elevator_by_a_general_action",
        ),
    },
    "swapped": {
        **dict.fromkeys(
            (
                *("route", "pool", "strike", "netcard", "repair", "alter", "trade", "mods", "network", "end"),
                *("reboot", "pursue", "investigate", "attack", "pings", "threat", "floor", "objective"),
            ),
            after("bot"),
        ),
        "move": proved(
            "both move at once for 1 AP, and the move continues",
            "movement/test_swap.py::test_with_swap_a_moving_bot_exchanges_spaces_with_its_neighbour",
            "movement/test_swap.py::test_the_move_goes_on_after_a_swap",
        ),
        "terminal": proved(
            "it may act where it ended up",
            "pairs/test_bots.py::test_a_swapped_bot_may_act_at_once_where_it_came_to_stand",
        ),
        "keypad": proved("nobody is swapped in the free step", KEYPAD_STEP),
        "use": proved(
            "nobody is swapped in bonus movement",
            BONUS,
        ),
        "enter": proved(
            "it surveils and collects like one that walked there",
            "movement/test_swap.py::test_the_other_bot_surveils_the_room_it_is_swapped_into",
            "surveil/test_caches.py::test_a_bot_swapped_onto_a_cache_may_collect_it",
        ),
        "awareness": proved(
            "sight depends on where both end up, and the chip stays behind, out of sight",
            "movement/test_swap.py::test_sight_is_judged_once_where_both_stand_after_the_swap",
            "pairs/test_bots.py::test_a_bot_swapped_out_of_sight_leaves_its_chip_like_one_that_walks",
            "movement/test_swap.py::test_a_hidden_bot_swapped_off_its_spot_is_hidden_no_more",
        ),
        "patrol": proved(
            "units swap with a shut down agent", "security/test_movement.py::test_a_unit_swaps_with_a_shut_down_agent"
        ),
        "imperative": proved("a swap breaks Stand Your Ground", EVERY_DEED),
    },
    "hidden": {
        "move": proved("it is hidden only on its spot", HIDING + "test_a_hidden_bot_is_hidden_only_on_its_spot"),
        "strike": proved(
            "allowed, and gives it away",
            "pairs/test_neutral.py::test_nothing_changes",
            "pairs/test_bots.py::test_a_strike_from_a_hiding_spot_gives_the_bot_away",
        ),
        "terminal": proved(
            "never: no terminal is on a hiding spot",
            "pairs/test_bots.py::test_no_floor_has_a_hiding_spot_on_a_terminal_or_in_a_safe_zone",
        ),
        "enter": proved(
            "a bot that enters undetected or unseen hides, even on its own chip",
            HIDING + "test_hiding_fails_only_for_a_detected_bot_on_a_covered_spot",
            HIDING + "test_an_undetected_bot_hides_on_a_spot_where_its_own_chip_lies",
        ),
        "awareness": proved(
            "awareness doesn't detect it; other means do",
            HIDING + "test_undetected_crash_hides_on_a_spot_inside_the_hamsters_range",
            HIDING + "test_a_hidden_bot_can_be_detected_by_other_means_and_is_hidden_no_more",
        ),
        "pursue": proved("nobody does", "pairs/test_bots.py::test_nobody_pursues_or_attacks_a_hidden_bot"),
        "investigate": proved(
            "a unit that would step onto it finds it",
            HIDING + "test_whoever_investigates_the_chip_under_a_hidden_bot_finds_it",
            "security/test_movement.py::test_a_hidden_bot_on_the_route",
        ),
        "patrol": proved(
            "it is not the closest bot", "security/test_patrols.py::test_closest_bot_not_on_a_hiding_spot"
        ),
        "attack": proved("nobody does", "pairs/test_bots.py::test_nobody_pursues_or_attacks_a_hidden_bot"),
        "pings": proved(
            "a lost boot detects it", "detection/test_causes.py::test_a_boot_by_a_ping_detects_also_a_hidden_agent"
        ),
        "floor": proved(
            "never: no hiding spot is in a safe zone",
            "pairs/test_bots.py::test_no_floor_has_a_hiding_spot_on_a_terminal_or_in_a_safe_zone",
        ),
        "objective": proved(
            "some require it", "missions/test_kinds.py::test_all_agents_hidden_at_the_same_time_put_the_lights_out"
        ),
    },
}
