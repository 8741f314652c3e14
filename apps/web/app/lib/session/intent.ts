type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A browser may forbid storage; then it takes a second press. */
function inStorage<Value>(use: (storage: Store) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * What a visitor wanted to do before logging in. It is kept in the tab, not in the address, because a link must never
 * do anything in somebody's name.
 */
export const createIntent = <Wanted extends string>(key: string) => ({
  keep: (wanted: Wanted): void => void inStorage((storage) => storage.setItem(key, wanted)),
  /** True once for what somebody wanted. */
  take: (wanted: Wanted): boolean =>
    inStorage((storage) => {
      if (storage.getItem(key) !== wanted) return false;
      storage.removeItem(key);
      return true;
    }) ?? false,
});
