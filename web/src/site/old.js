/**
 * For browsers that can't even read the page's own scripts: says so, in a script that they can. The build fills in SAID,
 * what is said in each language.
 */

(() => {
  const SAID = "__SAID__";

  function tell() {
    if (document.getElementById("old")) return;
    const note = document.createElement("p");
    note.id = "old";
    note.setAttribute("role", "alert");
    note.textContent = SAID[(navigator.language || "en").slice(0, 2)] || SAID.en;
    document.body.appendChild(note);
  }

  if (!("noModule" in document.createElement("script"))) addEventListener("load", tell);
  addEventListener("error", ({ error }) => error instanceof SyntaxError && tell());
  addEventListener("unhandledrejection", ({ reason }) => reason instanceof SyntaxError && tell());
})();
