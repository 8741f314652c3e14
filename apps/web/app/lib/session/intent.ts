type IntentStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Some browsers block storage. The intent is lost then, and the person has to press again. */
function tryStorage<Value>(use: (storage: IntentStorage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

/**
 * What a visitor was about to do before logging in. It is stored in the tab and not in the URL, because a link must
 * never act on somebody's behalf.
 */
export function createIntent<Intent extends string>(key: string) {
  /** Returns and removes the stored intent if `isConfirmed` accepts it. */
  const takeIf = (isAccepted: (intent: string) => boolean): string | null =>
    tryStorage((storage) => {
      const stored = storage.getItem(key);
      if (stored === null || !isAccepted(stored)) return null;
      storage.removeItem(key);
      return stored;
    });
  return {
    save: (intent: Intent): void => void tryStorage((storage) => storage.setItem(key, intent)),
    takeIf,
    /** Returns true once if this intent is stored, and removes it. */
    take: (intent: Intent): boolean => takeIf((stored) => stored === intent) !== null,
  };
}
