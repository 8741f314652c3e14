const KEY = "boab:just-registered";

/** Only decides which panel to show; nothing else may depend on it (X3). */
export const createJustRegisteredFlag = (storage: () => Storage) => ({
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
      // Without storage, a new member sees the welcome panel instead of the thank-you.
    }
  },
  clear(): void {
    try {
      storage().removeItem(KEY);
    } catch {
      // It couldn't be set either.
    }
  },
});
