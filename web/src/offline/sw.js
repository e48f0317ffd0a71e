/**
 * The service worker. It keeps the built client by its version, and the rules and words that were read last, so that
 * they can be read without a connection. It answers no call that belongs to a seat or an account: those pass it by.
 * The build fills in FILES, LATER and VERSION.
 */

const VERSION = "__VERSION__";
const path = (name) => new URL(name, self.location.href).pathname;
/** The page first; without a server they lie in any folder of a host. */
const FILES = ["__FILES__"].map(path);
/** What is kept once it's used: without a server, the files of one game or one language. */
const LATER = ["__LATER__"].map(path);

/** The folder of the client. A server may have another one in a folder of its own, which keeps its own files. */
const PLACE = new URL("./", self.location.href).pathname;
const BESIDE = `${PLACE}here/`;
const SHELL = `getaway-shell-${PLACE}-${VERSION}`;
const READ = `getaway-read-${PLACE}-${VERSION}`;
/** Milliseconds after which a page that does not come is taken from the cache. */
const PATIENCE = 4000;
/** What is the same for everybody and worth reading offline. */
const READABLE =
  /^\/api\/(games|texts\/[\w-]+\/[\w-]+|rules\/[\w-]+(\/(book|scenes|lessons|moments))?)$|\/data\/(games|[a-z]+\/[\w-]+)\.(json|ftl)\.packed$/;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("notificationclick", (event) => event.waitUntil(opened(event.notification)));

/** Take the client, and take over at once: a page of an older one loads itself anew when it lacks a part. */
async function install() {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES);
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const mine = (name) => ["shell", "read"].some((what) => name.startsWith(`getaway-${what}-${PLACE}-`));
  const old = names.filter((name) => mine(name) && name !== SHELL && name !== READ);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** How a request is answered; null where the worker keeps out of it. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("authorization")) return null;
  if (pathname.startsWith(BESIDE)) return null;
  if (request.mode === "navigate") return page(request);
  if (FILES.includes(pathname) || LATER.includes(pathname)) return file(request);
  return READABLE.test(pathname) ? readable(request) : null;
}

/** The page as the server has it now; else the one that is kept. */
async function page(request) {
  const kept = await caches.match(FILES[0], { cacheName: SHELL });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function file(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) void shell.put(request, answer.clone()).catch(() => undefined); // a full disk keeps nothing
  return answer;
}

/** What the server says now, kept for later; else what it said last. */
async function readable(request) {
  const read = await caches.open(READ);
  try {
    const answer = await fetch(request);
    if (answer.ok) await read.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await read.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** A call was taken: show the table, in a window that is there or in a new one. */
async function opened(notice) {
  notice.close();
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((each) => new URL(each.url).pathname === notice.data);
  if (there) return there.focus();
  return self.clients.openWindow(notice.data);
}
