const KEY = "boab:returning-from-provider";

/** Loads the provider's SDK only on pages that return from a redirect. */
export const googleRedirectFlag = {
  set() {
    try {
      sessionStorage.setItem(KEY, "1");
    } catch {
      // Without storage the provider couldn't return a result either.
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
