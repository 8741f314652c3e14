import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OpeningView } from "./business-view.ts";
import { OpeningChip } from "./opening-chip.tsx";

const zone = { id: "Australia/Melbourne", label: "Melbourne time", isUnusual: false };
const read = vi.fn<() => OpeningView>();

function Chip() {
  return <OpeningChip opening={useLoaderData<OpeningView>()} zone={zone} />;
}

const Page = createRoutesStub([{ path: "/", Component: Chip, loader: () => read() }]);

beforeEach(() => {
  read.mockReset();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => void vi.useRealTimers());

/** Shows a page that every load tells when the business closes. */
async function showOpenUntil(closesAt: number) {
  const changesAt = new Date(closesAt).toISOString();
  read.mockReturnValue({ isOpen: true, text: "Open until 7 pm", changesAt });
  await render(<Page />);
  await expect.element(page.getByText("Open until 7 pm")).toBeVisible();
}

/** Lets the reload arrive before the clock goes on. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test("X-33 a page that stays stale is read again after 15 s, then after 30 s, and not in a loop", async () => {
  await showOpenUntil(Date.now() - 60_000);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(14_000);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(1_500);
  await expect.poll(() => read.mock.calls.length).toBe(2);
  await pass(28_000);
  expect(read).toHaveBeenCalledTimes(2);
  await pass(2_500);
  await expect.poll(() => read.mock.calls.length).toBe(3);
  await pass(50_000);
  expect(read).toHaveBeenCalledTimes(3);
});

const dispatchVisibilityChange = () => document.dispatchEvent(new Event("visibilitychange"));

/** A device sleeps: the clock goes on, and timers don't. */
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("X-33 a page that slept through the change is read again when it is looked at", async () => {
  await showOpenUntil(Date.now() + 3_600_000);
  dispatchVisibilityChange();
  await pass(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  advanceClock(8 * 3_600_000);
  dispatchVisibilityChange();
  await pass(1_000);
  await expect.poll(() => read.mock.calls.length).toBe(2);
});

test("X-33 looking away and back does not begin the delay anew", async () => {
  await showOpenUntil(Date.now() - 60_000);
  await pass(14_000);
  dispatchVisibilityChange();
  expect(read).toHaveBeenCalledTimes(1);
  await pass(1_500);
  await expect.poll(() => read.mock.calls.length).toBe(2);
  dispatchVisibilityChange();
  await pass(20_000);
  expect(read).toHaveBeenCalledTimes(2);
});
