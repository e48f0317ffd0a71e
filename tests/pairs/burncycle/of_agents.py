"""What holds for shut down, disguised and banned agents in each step."""

from __future__ import annotations

from tests.pairs.burncycle.cell import Cell, never, proved

SHUT = "bots/test_shutdown.py::"
BENEFITS = "bots/test_shut_benefits.py::"

CELLS: dict[str, dict[str, Cell]] = {
    "shut": {
        "route": proved(
            "only the command module's upgrades can be paid for",
            "turn/test_module_upgrades.py::test_the_player_of_a_shut_down_agent_routes_for_the_module_only",
        ),
        "pool": proved(
            "advanced and elite dice only, whatever abilities add",
            "turn/test_pool.py::test_a_shut_down_agent_leaves_only_its_better_dice",
            BENEFITS + "test_no_ability_adds_basic_dice_to_the_pool_of_a_shut_down_agent",
        ),
        "move": proved(
            "the module moves, and no ability or mod of the agent adds AP or changes dice",
            "pairs/test_shut.py::test_a_move_of_the_module_has_no_ap_of_the_agents",
            BENEFITS + "test_no_ability_of_a_shut_down_agent_changes_dice",
            "movement/test_swap.py::test_only_swap_leads_past_a_shut_down_agent",
        ),
        "strike": proved(
            "only the module strikes, without the agent's AP",
            "pairs/test_shut.py::test_a_strike_is_the_modules_and_has_no_ap_of_the_agents",
        ),
        "terminal": proved(
            "only the module accesses one, without the agent's AP",
            "pairs/test_shut.py::test_a_terminal_is_for_the_module_without_the_agents_ap",
        ),
        "netcard": proved("the agent draws none", SHUT + "test_with_a_shut_down_agent_only_the_command_module_acts"),
        "keypad": proved(
            "only the module tries one", "turn/test_ending.py::test_only_the_module_acts_for_a_shut_down_agent"
        ),
        "repair": proved("repair brings it back", "bots/test_repair.py::test_a_shut_down_bot_works_again"),
        "alter": proved(
            "its player may alter, from both reserves", "pairs/test_shut.py::test_its_player_may_alter_the_burncycle"
        ),
        "trade": proved("it takes no part", "inventory/test_trade.py::test_a_shut_down_agent_takes_no_part"),
        "use": proved(
            "it uses neither card nor ability, and puts on no disguise",
            "free/test_free.py::test_a_shut_down_agent_uses_neither_card_nor_mod",
            "pairs/test_shut.py::test_the_thief_of_identities_and_the_masked_one_are_out_of_it",
        ),
        "mods": proved(
            "a mod installed meanwhile gives nothing yet; one discarded uninstalled pays and brings the agent back",
            "pairs/test_shut.py::test_a_mod_installed_meanwhile_gives_nothing_yet",
            BENEFITS + "test_a_shut_down_agent_may_discard_a_mod_for_its_power",
        ),
        "enter": proved(
            "a room it's brought into is surveilled; a cache gives it nothing",
            "surveil/test_surveil.py::test_a_shut_down_agent_that_a_unit_leaves_in_a_room_surveils_it",
            "pairs/test_shut.py::test_swapped_onto_a_cache_it_gets_nothing",
        ),
        "network": proved("the step is skipped", SHUT + "test_with_a_shut_down_agent_the_network_step_is_skipped"),
        "end": proved(
            "a shut down ends the turn, and the burncycle die is rolled once",
            SHUT + "test_a_shut_down_in_the_own_turn_ends_the_turn_at_once",
            SHUT + "test_a_shut_down_after_the_die_was_rolled_rolls_no_second_one",
        ),
        "reboot": proved("it gets no reserve", "burn/test_reserves.py::test_a_shut_down_agent_gets_no_reserve"),
        "awareness": proved(
            "nothing detects it until it has power again",
            SHUT + "test_a_shut_down_agent_triggers_no_awareness",
            SHUT + "test_an_agent_reactivated_in_a_guards_range_is_seen_at_once",
        ),
        "pursue": proved(
            "nobody does", "security/test_movement.py::test_nobody_pursues_or_investigates_a_shut_down_agent"
        ),
        "investigate": proved(
            "nobody does", "security/test_movement.py::test_nobody_pursues_or_investigates_a_shut_down_agent"
        ),
        "patrol": proved(
            "units that patrol for bots patrol for it too, and swap with it on their way",
            "security/test_patrols.py::test_a_shut_down_agent_is_a_bot_to_patrol_for",
            "security/test_movement.py::test_a_unit_swaps_with_a_shut_down_agent",
        ),
        "attack": proved("nobody attacks it", "pairs/test_shut.py::test_nobody_attacks_it"),
        "pings": proved(
            "its IP is booted without detection", SHUT + "test_nothing_else_detects_a_shut_down_agent_either"
        ),
        "threat": proved(
            "a shut down costs 3; its player still counts",
            SHUT + "test_a_shut_down_agent_advances_threat_by_three",
            "missions/test_corporation.py::test_a_shut_down_agents_player_counts_too",
        ),
        "floor": proved("nobody leaves with it", "missions/test_change.py::test_nobody_leaves_with_a_shut_down_agent"),
        "objective": proved(
            "it does nothing for a task, nobody wins, and power from a reward brings it back",
            "missions/test_tasks.py::test_a_shut_down_agent_does_not_take_part_by_lying_there",
            "missions/test_objectives.py::test_nobody_wins_with_a_shut_down_agent",
            "missions/test_objectives.py::test_objective_power_wakes_a_shut_down_agent",
        ),
        "imperative": proved(
            "what the module does doesn't count for its imperative",
            "pairs/test_shut.py::test_moves_of_the_module_do_not_meet_its_imperative",
        ),
    },
    "disguised": {
        "move": proved(
            "she moves by her disguise; the rolled AP are the module's, even after she is unmasked",
            "bots/test_interface.py::test_in_a_move_action_it_moves_by_the_disguise_and_the_ap_are_the_modules",
            "pairs/test_disguised.py::test_a_push_in_mid_move_leaves_her_none_of_the_rolled_ap",
            "pairs/test_disguised.py::test_with_her_own_chip_on_a_space_she_walks_into_her_disguise_is_gone",
        ),
        "strike": proved(
            "allowed, and gives her away",
            "pairs/test_neutral.py::test_nothing_changes",
            "bots/test_interface.py::test_striking_a_unit_gives_the_disguise_away",
        ),
        "enter": proved(
            "as any agent", "pairs/test_disguised.py::test_a_room_she_enters_is_surveilled_for_her_as_for_any_agent"
        ),
        "awareness": proved(
            "security does not detect her, and she detects nobody",
            "bots/test_interface.py::test_disguised_interface_is_not_detected_by_awareness",
            "pairs/test_disguised.py::test_nobody_looks_through_her_awareness_in_players_turns",
        ),
        "pursue": proved(
            "she pursues as a guard, and nobody pursues her",
            "pairs/test_disguised.py::test_she_pursues_and_attacks_a_detected_bot_as_a_guard",
            "pairs/test_disguised.py::test_no_unit_pursues_or_attacks_her",
        ),
        "investigate": proved(
            "she investigates as a guard", "pairs/test_disguised.py::test_she_investigates_a_chip_as_a_guard"
        ),
        "patrol": proved(
            "she patrols as a guard, and stops before an undetected bot without detecting it",
            "pairs/test_disguised.py::test_on_patrol_she_stops_before_an_undetected_bot_and_does_not_detect_it",
        ),
        "attack": proved(
            "she attacks detected bots, and nobody attacks her",
            "pairs/test_disguised.py::test_she_pursues_and_attacks_a_detected_bot_as_a_guard",
            "pairs/test_disguised.py::test_no_unit_pursues_or_attacks_her",
        ),
        "pings": proved(
            "a lost boot gives her away, and she steals no identity",
            "bots/test_interface.py::test_losing_a_boot_to_a_ping_gives_the_disguise_away_and_a_ban_does_not",
            "network/test_identity.py::test_without_the_ability_in_disguise_or_off_the_nodes_nothing_is_offered",
        ),
        "floor": proved("the disguise stays behind", "missions/test_change.py::test_a_disguise_stays_behind"),
        "objective": proved(
            "an agent in players' turns, a guard in the corporation's",
            "bots/test_guard.py::test_an_objective_for_agents_counts_it_in_players_turns_only",
        ),
    },
    "banned": {
        "network": proved("the step is skipped", "network/test_step.py::test_a_player_with_a_banned_ip_skips_the_step"),
        "reboot": proved("the IP returns", "burn/test_reboot.py::test_banned_ips_return"),
        "pings": proved("there is no IP to boot", "network/test_ban_table.py::test_a_banned_ip_cannot_be_booted"),
        "floor": proved(
            "it stays banned: only a reboot or an effect brings the IP back",
            "pairs/test_bots.py::test_a_banned_ip_stays_banned_on_the_next_floor",
        ),
        "objective": never("tasks need hubs, which no banned IP reaches, and nothing else on the network"),
    },
}
