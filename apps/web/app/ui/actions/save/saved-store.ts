import { createValueStore } from "#lib/browser/value-store.ts";

type SavedIds = ReadonlySet<string>;

const none: SavedIds = new Set();

/** The ids that this browser's member has saved. Public pages are the same for everyone, so they read them here. */
export function createSavedStore(readIds: () => Promise<{ ids: string[] }>) {
  const store = createValueStore<SavedIds>(none);
  let loadedPersonId: string | null = null;
  /** What was saved or unsaved since the list was asked for: the list may be older. */
  let changes = new Map<string, boolean>();

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Loads the list once for each member; `personId` is null for a visitor. */
    async load(personId: string | null): Promise<void> {
      if (personId === loadedPersonId) return;
      loadedPersonId = personId;
      store.set(none);
      changes = new Map();
      if (personId === null) return;
      const ids = await readIds().then(
        (found) => found.ids,
        () => undefined,
      );
      if (loadedPersonId !== personId) return;
      // Resets the person after a failure, so that the next page retries.
      if (ids === undefined) loadedPersonId = null;
      else store.set(applyChanges(ids, changes));
    },
    mark(id: string, isSaved: boolean) {
      changes.set(id, isSaved);
      store.set(applyChanges(store.get(), [[id, isSaved]]));
    },
  };
}

function applyChanges(
  ids: Iterable<string>,
  changes: Iterable<readonly [id: string, isSaved: boolean]>,
): SavedIds {
  const changed = new Set(ids);
  for (const [id, isSaved] of changes) {
    if (isSaved) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}
