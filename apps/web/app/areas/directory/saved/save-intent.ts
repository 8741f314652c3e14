/**
 * What a visitor wanted to save before logging in. It is kept in the tab, not in the address, because a link must never
 * save anything.
 */
const key = "boab.save";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A browser may forbid storage; then the listing is saved with a second press. */
function inStorage<Value>(use: (storage: Store) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

export const keepSaveIntent = (id: string): void =>
  void inStorage((storage) => storage.setItem(key, id));

/** True once for the listing somebody wanted to save. */
export const takeSaveIntent = (id: string): boolean =>
  inStorage((storage) => {
    if (storage.getItem(key) !== id) return false;
    storage.removeItem(key);
    return true;
  }) ?? false;
