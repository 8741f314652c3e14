const KEY = "boab:returning-from-provider";

/** Only a page that left for the provider loads the provider's program when it comes back. */
export const redirectMark = {
  set() {
    try {
      sessionStorage.setItem(KEY, "1");
    } catch {
      // Without storage the provider could not bring a result back either.
    }
  },
  take(): boolean {
    try {
      const isSet = sessionStorage.getItem(KEY) !== null;
      sessionStorage.removeItem(KEY);
      return isSet;
    } catch {
      return false;
    }
  },
};
