const DATABASE_NAME = "boab-analytics";
const OBJECT_STORE_NAME = "page-views";
/** IndexedDB that hasn't opened by then counts as offline. */
export const OPEN_TIMEOUT_MS = 2_000;

/**
 * Counts a page view in IndexedDB, without query or name (X7). If IndexedDB is missing, offline or
 * corrupt, the view isn't counted and the page isn't affected (SHELL-39).
 */
export async function countPageView(
  path: string,
  database: () => IDBFactory = () => indexedDB,
): Promise<"counted" | "skipped"> {
  try {
    const connection = await open(database());
    try {
      await add(connection, path);
    } finally {
      connection.close();
    }
    return "counted";
  } catch {
    return "skipped";
  }
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("timeout")), OPEN_TIMEOUT_MS);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    const request = factory.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(OBJECT_STORE_NAME);
    request.onsuccess = settle(() => resolve(request.result));
    request.onerror = settle(() => reject(request.error));
    request.onblocked = settle(() => reject(new Error("blocked")));
  });
}

function add(connection: IDBDatabase, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = connection.transaction(OBJECT_STORE_NAME, "readwrite");
    const views = transaction.objectStore(OBJECT_STORE_NAME);
    const known = views.get(path);
    known.onsuccess = () => views.put(Number(known.result ?? 0) + 1, path);
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
