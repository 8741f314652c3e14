import { createValueStore } from "#lib/browser/value-store.ts";

type SavedIds = ReadonlySet<string>;

const none: SavedIds = new Set();

/** What the member of this browser saved; public pages are the same for everyone and learn it from here. */
export function createSavedStore(readIds: () => Promise<{ ids: string[] }>) {
  const store = createValueStore<SavedIds>(none);
  let person: string | null = null;

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Reads the list once for each person; null for a visitor. */
    async load(personId: string | null): Promise<void> {
      if (personId === person) return;
      person = personId;
      store.set(none);
      if (personId === null) return;
      const ids = await readIds().then(
        (found) => found.ids,
        () => undefined,
      );
      if (person !== personId) return;
      // Another page tries again.
      if (ids === undefined) person = null;
      else store.set(new Set([...ids, ...store.get()]));
    },
    mark(id: string, isSaved: boolean) {
      const ids = new Set(store.get());
      if (isSaved) ids.add(id);
      else ids.delete(id);
      store.set(ids);
    },
  };
}
