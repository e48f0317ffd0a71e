/** The page without a server: first it's said where the tables are, then everything begins as it always does. */

import { wanted } from "../lib/calm";
import { lobbyAhead } from "./ahead";
import "./home";

void wanted(import("./page"));
void lobbyAhead().catch(() => undefined); // the lobby asks again, and says what failed
