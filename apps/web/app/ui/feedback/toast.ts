export interface ToastMessage {
  text: string;
  tone: "ok" | "bad";
  durationMs: number;
}

interface ToastOptions {
  tone?: "ok" | "bad" | undefined;
  /** At most 2000; longer messages are a Note. */
  durationMs?: number | undefined;
}

const maxDurationMs = 2000;
const listeners = new Set<() => void>();
let current: ToastMessage | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message at the bottom of the page: `toast("Saved")`. */
export function toast(
  text: string,
  { tone = "ok", durationMs = maxDurationMs }: ToastOptions = {},
) {
  set({ text, tone, durationMs: Math.min(durationMs, maxDurationMs) });
}

export function dismissToast() {
  set(null);
}

function set(message: ToastMessage | null) {
  clearTimeout(timer);
  current = message;
  if (message) timer = setTimeout(dismissToast, message.durationMs);
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => current,
};
