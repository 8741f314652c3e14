export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const STORAGE_KEY = "boab:theme";

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

export function readTheme(storage: () => Storage): Theme {
  try {
    const stored = storage().getItem(STORAGE_KEY);
    return isTheme(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

export function storeTheme(storage: () => Storage, theme: Theme): void {
  try {
    storage().setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice applies to this page only.
  }
}

/** Runs in the head before the first paint, so that a dark page doesn't flash light. */
export const themeScript = `try{var t=localStorage.getItem("${STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
