import { createRoutesStub, Link, Outlet, useNavigation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppEffects } from "./app-effects.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const State = () => <p>{useNavigation().state}</p>;

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <AppEffects />
        <Link to="/slow">Slow</Link>
        <State />
        <Outlet />
      </>
    ),
    ErrorBoundary: ({ error }: { error?: unknown }) => <p>{(error as Error).name}</p>,
    children: [{ path: "slow", loader: () => new Promise(() => undefined), Component: () => null }],
  },
]);

test("SHELL-37 a page that has not loaded after 120 s goes to the error page", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ profile: null }));
  await render(<Site />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await page.getByRole("link", { name: "Slow" }).click();
  await expect.element(page.getByText("loading")).toBeVisible();
  await vi.advanceTimersByTimeAsync(119_000);
  await expect.element(page.getByText("loading")).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(page.getByText("LoadTimeoutError")).toBeVisible();
});
