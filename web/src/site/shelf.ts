/** The shelf of `getaway.browser`: one object store of IndexedDB, with bytes under names. */

const DATABASE = "getaway";
const STORE = "shelf";
const NO_ROOM = "QuotaExceededError";

export type Pair = [name: string, body: Uint8Array | undefined];

/** This browser keeps nothing for the page. */
export class NoShelf extends Error {}

export class IndexedShelf {
  /** Called when there is no more room on the disk, and when there is again. */
  full: (full: boolean) => void = () => undefined;
  private readonly database: IDBDatabase;
  private isFull = false;

  private constructor(database: IDBDatabase) {
    this.database = database;
  }

  static async open(): Promise<IndexedShelf> {
    try {
      const asked = indexedDB.open(DATABASE, 1);
      asked.onupgradeneeded = () => void asked.result.createObjectStore(STORE);
      const database = await done(asked);
      database.onversionchange = () => database.close();
      return new IndexedShelf(database);
    } catch (fault) {
      throw new NoShelf(String(fault), { cause: fault });
    }
  }

  get(name: string): Promise<Uint8Array | undefined> {
    return done(this.read().get(name) as IDBRequest<Uint8Array | undefined>);
  }

  /** What lies under the names from `start` up to, but not including, `end`: the first of it, in order. */
  async first(start: string, end: string, most: number): Promise<Pair[]> {
    if (start >= end) return [];
    const [store, range] = [this.read(), IDBKeyRange.bound(start, end, false, true)];
    const names = done(store.getAllKeys(range, most) as IDBRequest<string[]>);
    const bodies = await done(store.getAll(range, most) as IDBRequest<Uint8Array[]>);
    return (await names).map((name, i) => [name, bodies[i]]);
  }

  async last(start: string, end: string): Promise<Pair | undefined> {
    if (start >= end) return undefined;
    const cursor = await done(this.read().openCursor(IDBKeyRange.bound(start, end, false, true), "prev"));
    return cursor ? [String(cursor.key), cursor.value as Uint8Array] : undefined;
  }

  /** Change something in one transaction, unless it's no longer as it was; resolves when it is on the disk. */
  change(was: readonly Pair[], becomes: readonly Pair[]): Promise<boolean> {
    const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    let parted = false;
    const write = (): void => {
      for (const [name, body] of becomes) void (body ? store.put(body, name) : store.delete(name));
    };
    let left = was.length;
    for (const [name, body] of was) {
      const asked = store.get(name) as IDBRequest<Uint8Array | undefined>;
      asked.onsuccess = () => {
        left -= 1;
        parted ||= !same(asked.result, body);
        if (left === 0 && !parted) write();
      };
    }
    if (!was.length) write();
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => {
        if (!parted) this.tell(false);
        resolve(!parted);
      };
      transaction.onabort = () => {
        if (transaction.error?.name === NO_ROOM) this.tell(true);
        reject(transaction.error ?? new Error("aborted"));
      };
    });
  }

  private tell(full: boolean): void {
    if (full !== this.isFull) this.full(full);
    this.isFull = full;
  }

  private read(): IDBObjectStore {
    return this.database.transaction(STORE, "readonly").objectStore(STORE);
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("failed"));
  });
}

function same(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}
