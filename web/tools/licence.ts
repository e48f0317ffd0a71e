/** The licence of the font, put beside it into the built client. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const OFL = new URL("../node_modules/@fontsource-variable/inter/LICENSE", import.meta.url);

export function fontLicence(): Plugin {
  return {
    name: "font-licence",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "assets/inter-OFL.txt", source: readFileSync(OFL, "utf8") });
    },
  };
}
