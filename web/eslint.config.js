import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The rooms of the client from the ground up; each may use those before it, never one after it. */
const ROOMS = [
  "lib",
  "sounds",
  "offline",
  "board",
  "games",
  "account",
  "notify",
  "preferences",
  "table",
  "text",
  "replay",
  "scenes",
  "book",
  "lobby",
  "door",
  "site",
];
const below = (room) => ROOMS.slice(0, ROOMS.indexOf(room));
const types = (...anyOf) => ({ element: { types: { anyOf } } });

/** What is drawn is what the server sent: a game's picture lays no change over a view, makes no other one, and sets nothing in it. */
const VIEW = "/^(view|scene|before|after)$/";
const HELD = ["object", "object.object", "object.object.object"];
const within = (start) => HELD.map((path) => `${start}[${path}.name=${VIEW}]`);
const MUTATES = "/^(push|pop|shift|unshift|splice|sort|reverse|fill)$/";
const NO_RULES = [
  ...within("AssignmentExpression > MemberExpression.left"),
  ...within("UpdateExpression > MemberExpression.argument"),
  ...within("UnaryExpression[operator=delete] > MemberExpression.argument"),
  ...HELD.slice(1).map(
    (path) => `CallExpression > MemberExpression.callee[property.name=${MUTATES}][${path}.name=${VIEW}]`,
  ),
  `ObjectExpression > SpreadElement[argument.name=${VIEW}]`,
].map((selector) => ({ selector, message: "A view is what the server sent: ask for a query, or for a frame." }));

export default defineConfig(
  { ignores: ["src/lib/api.ts", "src/games/*/types.gen.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-empty-function": "off", // "do nothing" is an answer here
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/no-dynamic-delete": "off", // storage and data sets forget by name
      "svelte/no-unused-svelte-ignore": "off", // svelte-check says so
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that the formatter would drop
      "svelte/prefer-svelte-reactivity": "off", // the plain maps are caches that nothing is drawn from
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["tests/**", "crash/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
  { files: ["tools/**", "e2e/**", "crash/**"], rules: { "no-console": "off" } },
  {
    files: ["src/games/**"],
    rules: {
      "no-restricted-syntax": ["error", ...NO_RULES],
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "/lib/(changes|frames|outbox|socket|ways)$",
              allowTypeImports: true,
              message: "A picture draws the view as it is: only the table's state lays changes over it.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/**"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".svelte", ".js"] } },
      "boundaries/include": ["src/**"],
      "boundaries/elements": [
        { type: "game", pattern: "src/games/*", capture: ["game"] },
        ...[...ROOMS, "styles"].map((type) => ({ type, pattern: `src/${type}` })),
        { type: "page", pattern: "src" },
      ],
    },
    rules: {
      "boundaries/no-unknown-dependencies": "error",
      "boundaries/no-unknown-files": "error",
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            { from: types("page"), allow: { to: types("page", "styles", ...ROOMS) } },
            { from: types("site"), allow: { to: types("page") } }, // it begins the page
            ...ROOMS.map((room) => ({ from: types(room), allow: { to: types(room, ...below(room)) } })),
            { from: types("games"), allow: { to: types("game") } },
            { from: types("game"), allow: { to: types("lib", "board") } },
          ],
        },
      ],
    },
  },
);
