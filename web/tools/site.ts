/** The page of the site without a server: another beginning, and a policy that a host without headers can't send. */

import type { Plugin } from "vite";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export function withoutServer(): Plugin {
  return {
    name: "without-server",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => ({
        html: html.replace("/src/main.ts", "/src/site/main.ts"),
        tags: [
          {
            tag: "meta",
            attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
            injectTo: "head-prepend",
          },
        ],
      }),
    },
  };
}
