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
export function createIntent<Wanted extends string>(key: string) {
  /** What somebody wanted, once, if it is meant. */
  const takeIf = (isMeant: (wanted: string) => boolean): string | null =>
    inStorage((storage) => {
      const wanted = storage.getItem(key);
      if (wanted === null || !isMeant(wanted)) return null;
      storage.removeItem(key);
      return wanted;
    });
  return {
    keep: (wanted: Wanted): void => void inStorage((storage) => storage.setItem(key, wanted)),
    takeIf,
    /** True once for what somebody wanted. */
    take: (wanted: Wanted): boolean => takeIf((kept) => kept === wanted) !== null,
  };
}
