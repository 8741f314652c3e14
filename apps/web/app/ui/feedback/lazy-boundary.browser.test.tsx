import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LazyBoundary, lazyComponent } from "./lazy-boundary.tsx";

afterEach(() => void vi.useRealTimers());

test("SHELL-37 a part that has not loaded after 120 s counts as failed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const NeverLoaded = lazyComponent(
    () => new Promise<{ default: () => ReactNode }>(() => undefined),
  );
  await render(
    <LazyBoundary pending="Loading" failed="Failed">
      <NeverLoaded />
    </LazyBoundary>,
  );
  await expect.element(page.getByText("Loading")).toBeVisible();
  await vi.advanceTimersByTimeAsync(119_000);
  await expect.element(page.getByText("Loading")).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(page.getByText("Failed")).toBeVisible();
});
