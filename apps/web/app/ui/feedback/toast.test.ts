import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, holdToast, releaseToast, toast, toastStore } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

it("shows a message for two seconds", () => {
  toast("Saved");
  expect(toastStore.get()).toMatchObject({ text: "Saved", tone: "ok" });
  vi.advanceTimersByTime(1999);
  expect(toastStore.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toastStore.get()).toBeNull();
});

it("ERR-04 never stays longer than 2 s, and may go sooner", () => {
  toast("Long", { durationMs: 9000 });
  vi.advanceTimersByTime(2000);
  expect(toastStore.get()).toBeNull();
  toast("Link copied", { durationMs: 1200 });
  vi.advanceTimersByTime(1200);
  expect(toastStore.get()).toBeNull();
});

it("stays while somebody is on its button, and goes two seconds after", () => {
  toast("Marked as done.", { action: "Undo" });
  vi.advanceTimersByTime(1500);
  holdToast();
  vi.advanceTimersByTime(9000);
  expect(toastStore.get()).toMatchObject({ text: "Marked as done." });
  releaseToast();
  vi.advanceTimersByTime(2000);
  expect(toastStore.get()).toBeNull();
});

it("shows one at a time, the last one in full", () => {
  toast("First");
  vi.advanceTimersByTime(1500);
  toast("Second", { tone: "bad" });
  vi.advanceTimersByTime(1500);
  expect(toastStore.get()).toMatchObject({ text: "Second", tone: "bad" });
});

it("notifies listeners until they unsubscribe", () => {
  const listener = vi.fn();
  const leave = toastStore.subscribe(listener);
  toast("Saved");
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  dismissToast();
  expect(listener).toHaveBeenCalledTimes(1);
});
