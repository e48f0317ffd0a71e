"""What holds for stunned and pushed security units and for the captain in each step."""

from __future__ import annotations

from tests.pairs.burncycle.cell import BONUS, BOTS_ONLY, EVERY_DEED, KEYPAD_STEP, Cell, after, never, proved

CELLS: dict[str, dict[str, Cell]] = {
    "stunned": {
        **dict.fromkeys(("route", "pool", "netcard", "repair", "alter", "trade", "mods", "reboot", "pings"), BOTS_ONLY),
        "move": proved(
            "it is in the way, and can be pushed",
            "pairs/test_units.py::test_nobody_walks_through_a_stunned_unit",
            "security/test_stun.py::test_a_stunned_unit_can_be_pushed_and_stays_stunned",
        ),
        "strike": proved(
            "it can be struck at like any unit",
            "strike/test_strike.py::test_the_command_module_may_strike_with_the_pool_of_the_player",
        ),
        "terminal": proved(
            "options stun and shut down units",
            "terminal/test_effects_board.py::test_a_unit_is_stunned_or_shut_down_by_an_effect",
        ),
        "keypad": proved(
            "behind the door it keeps the bot from stepping through",
            KEYPAD_STEP,
        ),
        "use": proved(
            "effects that stun skip units that are already stunned",
            "pairs/test_units.py::test_an_effect_that_stuns_leaves_out_who_is_stunned",
        ),
        "enter": never("no bot enters its space without pushing it away"),
        "network": proved(
            "a card that stuns skips it",
            "pairs/test_units.py::test_a_network_card_stuns_the_captain_and_leaves_out_who_is_stunned",
        ),
        "end": proved(
            "it stays stunned until security has been activated",
            "security/test_stun.py::test_a_stunned_guard_is_active_after_the_next_security_activation",
        ),
        "awareness": proved("it detects nobody", "security/test_stun.py::test_a_stunned_unit_detects_nobody"),
        "pursue": proved(
            "it pursues nobody", "pairs/test_units.py::test_a_stunned_unit_pursues_nobody_and_attacks_nobody"
        ),
        "investigate": proved(
            "another unit is sent",
            "pairs/test_units.py::test_the_chip_beside_a_stunned_unit_is_investigated_by_another",
        ),
        "patrol": proved("it is not activated", "security/test_stun.py::test_a_stunned_guard_gets_no_activation"),
        "attack": proved(
            "it attacks nobody", "pairs/test_units.py::test_a_stunned_unit_pursues_nobody_and_attacks_nobody"
        ),
        "threat": never("threat and its events neither depend on who is stunned nor change it"),
        "floor": proved(
            "it comes along as it is", "pairs/test_units.py::test_a_stunned_unit_in_a_safe_zone_comes_along_stunned"
        ),
        "objective": proved(
            "some tasks require stunning one",
            "missions/test_twelve.py::test_a_mission_can_be_played_to_its_win",
        ),
        "imperative": proved(
            "stunning one counts",
            "pairs/test_units.py::test_what_stuns_units_stuns_the_captain_and_counts_for_an_imperative",
        ),
    },
    "pushed": {
        **dict.fromkeys(
            ("route", "pool", "terminal", "netcard", "repair", "alter", "trade", "mods", "network", "reboot", "pings"),
            BOTS_ONLY,
        ),
        **dict.fromkeys(("strike", "enter", "end", "threat", "objective"), after("unit")),
        "move": proved(
            "it goes to a free space next to it, keeps its facing, and the bot is detected",
            "movement/test_push.py::test_the_player_picks_a_free_space_beside_the_unit",
            "movement/test_push.py::test_a_pushed_unit_keeps_its_facing",
            "movement/test_push.py::test_a_bot_that_pushes_its_way_into_a_safe_zone_is_detected_there",
        ),
        "keypad": proved("nobody is pushed in the free step", KEYPAD_STEP),
        "use": proved(
            "nobody is pushed in bonus movement",
            BONUS,
        ),
        "awareness": proved(
            "it sees from where it ends up",
            "pairs/test_units.py::test_a_pushed_unit_sees_from_where_it_comes_to_stand",
        ),
        "pursue": proved(
            "pushed in a player's turn, it acts only in security activation",
            "pairs/test_units.py::test_a_push_is_no_moment_to_pursue_or_attack",
        ),
        "investigate": proved(
            "it clears the chips it is pushed onto", "pairs/test_units.py::test_a_unit_pushed_onto_a_chip_clears_it"
        ),
        "patrol": proved(
            "it finds its way back", "security/test_patrols.py::test_a_walker_that_was_pushed_finds_its_way_back"
        ),
        "attack": proved(
            "a push doesn't let it attack",
            "pairs/test_units.py::test_a_push_is_no_moment_to_pursue_or_attack",
        ),
        "floor": proved(
            "pushed into a safe zone, it comes along",
            "missions/test_change.py::test_guards_in_safe_zones_come_along_and_everybody_is_placed_as_one_likes",
        ),
        "imperative": proved("a push breaks Hands Off", EVERY_DEED),
    },
    "captain": {
        **dict.fromkeys(("route", "pool", "netcard", "keypad", "repair", "trade", "mods"), BOTS_ONLY),
        "move": proved("he can be pushed", "pairs/test_units.py::test_the_captain_can_be_pushed_like_any_unit"),
        "strike": proved(
            "from the next space only, even with abilities that reach guards from afar",
            "pairs/test_units.py::test_what_reaches_guards_from_afar_does_not_reach_the_captain",
            "strike/test_strike.py::test_the_captain_shut_down_leaves_the_floor",
        ),
        "terminal": proved(
            "an option that shuts guards down doesn't affect him",
            "pairs/test_units.py::test_an_option_for_guards_leaves_the_captain_out",
        ),
        "alter": proved(
            "his chip costs 2 threat unless it is degraded",
            "free/test_alter.py::test_replacing_the_active_captain_chip_costs_2_threat",
            "free/test_alter.py::test_replacing_the_degraded_captain_chip_costs_no_threat",
        ),
        "use": proved(
            "what stuns units stuns him",
            "pairs/test_units.py::test_what_stuns_units_stuns_the_captain_and_counts_for_an_imperative",
        ),
        "enter": never("surveillance brings guards; the captain comes only if his detail or an effect says so"),
        "network": proved(
            "his chip moves an IP one node, and a card that stuns units stuns him",
            "network/test_ips.py::test_the_captain_chip_moves_one_node",
            "pairs/test_units.py::test_a_network_card_stuns_the_captain_and_leaves_out_who_is_stunned",
        ),
        "end": proved(
            "his chip degrades like any other, and then does nothing",
            "burn/test_captain_chip.py::test_the_degraded_captain_chip_does_nothing",
        ),
        "reboot": proved(
            "his chip is in the bag",
            "burn/test_reboot.py::test_the_bag_holds_the_captain_chip_and_general_chips_for_all_active_slots",
        ),
        "awareness": proved(
            "his card may say what happens",
            "security/test_captain.py::test_doomscrolling_strikes_whoever_comes_into_zuks_range",
        ),
        "pursue": proved("like any unit", "pairs/test_units.py::test_the_captain_pursues_and_costs_three_power"),
        "investigate": proved("like any unit", "pairs/test_units.py::test_the_captain_investigates_like_any_unit"),
        "patrol": proved(
            "he enters other areas", "security/test_patrols.py::test_captains_enter_other_areas_on_patrol"
        ),
        "attack": proved("it costs 3 power", "security/test_attacks.py::test_a_captain_costs_three_power"),
        "pings": proved("his card may add some", "security/test_captain_cards.py::test_what_a_captain_brings_about"),
        "threat": proved(
            "an event may bring him", "threat/test_cards.py::test_a_captain_on_the_floor_stays_where_it_is"
        ),
        "floor": proved(
            "in a safe zone, he comes along", "pairs/test_units.py::test_the_captain_in_a_safe_zone_comes_along"
        ),
        "objective": proved(
            "missions may need him", "missions/test_kinds.py::test_any_hallway_is_good_for_the_captain"
        ),
        "imperative": proved(
            "stunning him counts",
            "pairs/test_units.py::test_what_stuns_units_stuns_the_captain_and_counts_for_an_imperative",
        ),
    },
}
