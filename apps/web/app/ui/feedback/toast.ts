import type { ReactNode } from "react";

export interface ToastMessage {
  text: string;
  tone: "ok" | "bad";
  durationMs: number;
  /** A `ToastAction`. */
  action?: ReactNode;
}

interface ToastOptions {
  tone?: "ok" | "bad" | undefined;
  /** At most 2000; longer messages are a Note. */
  durationMs?: number | undefined;
  action?: ReactNode;
}

const maxDurationMs = 2000;
const listeners = new Set<() => void>();
let current: ToastMessage | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message at the bottom of the page: `toast("Saved")`. */
export function toast(
  text: string,
  { tone = "ok", durationMs = maxDurationMs, action }: ToastOptions = {},
) {
  set({ text, tone, durationMs: Math.min(durationMs, maxDurationMs), action });
}

/** Somebody is about to press the toast's button, so it stays until they turn away from it. */
export function holdToast() {
  clearTimeout(timer);
}

export function releaseToast() {
  if (current) set(current);
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
