const KEY = "boab:just-registered";

/** Decides only which panel is shown; nothing else may depend on it (X3). */
export const justRegistered = (storage: () => Storage) => ({
  isSet(): boolean {
    try {
      return storage().getItem(KEY) === "1";
    } catch {
      return false;
    }
  },
  set(): void {
    try {
      storage().setItem(KEY, "1");
    } catch {
      // Without storage a new member sees the welcome instead of the thanks.
    }
  },
  clear(): void {
    try {
      storage().removeItem(KEY);
    } catch {
      // It could not be set either.
    }
  },
});
