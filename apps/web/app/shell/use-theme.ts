import { useEffect, useState } from "react";
import { readTheme, storeTheme, type Theme } from "#lib/browser/theme.ts";
import { createValueStore } from "#lib/browser/value-store.ts";

const storage = () => window.localStorage;
const chosen = createValueStore<Theme>("system");

/** Shared, so that two switches on one page agree. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>("system");

  useEffect(() => {
    chosen.set(readTheme(storage));
    setTheme(chosen.get());
    return chosen.subscribe(() => setTheme(chosen.get()));
  }, []);

  function choose(next: Theme) {
    storeTheme(storage, next);
    document.documentElement.dataset.theme = next;
    chosen.set(next);
  }
  return [theme, choose];
}
