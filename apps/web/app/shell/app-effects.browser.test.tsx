import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { runStartRefreshes } from "#lib/browser/app-start.ts";
import { sessionStore } from "#lib/session/session.ts";
import { member, people } from "#test/profiles.ts";
import { AppEffects } from "./app-effects.tsx";
import { cartCount } from "./cart-count.ts";

const Site = createRoutesStub([{ path: "*", Component: AppEffects }]);

afterEach(() => void vi.restoreAllMocks());

test("SHELL-22 SHELL-36 the cart's count is fetched for people who can have one, and again with the rest", async () => {
  let items = 1;
  const requestSpy = vi.fn();
  let profile: object = people.member;
  vi.spyOn(window, "fetch").mockImplementation(async (url) => {
    if (String(url) === "/api/session") return Response.json({ profile });
    if (String(url) !== "/api/marketplace/cart/count") return new Response(null, { status: 404 });
    requestSpy();
    return Response.json({ items: items++ });
  });
  await render(<Site initialEntries={["/"]} />);
  await expect.poll(() => sessionStore.get().status).toBe("member");
  expect(requestSpy).not.toHaveBeenCalled();
  profile = people["approved merchant"];
  await sessionStore.refresh();
  await expect.poll(cartCount.get).toBeGreaterThan(0);
  const first = cartCount.get() ?? 0;
  runStartRefreshes()();
  await expect.poll(cartCount.get).toBeGreaterThan(first);
});

test("SHELL-36 profile and subscription are fetched again 3 seconds after app start", async () => {
  const times: number[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (address) => {
    if (String(address) !== "/api/session") return new Response(null, { status: 404 });
    times.push(performance.now());
    // StrictMode mounts twice, and so asks twice at the start.
    const isStart = performance.now() - (times[0] ?? 0) < 1_500;
    const profile = { ...member, directorySubscriptionPlan: isStart ? "Basic" : "Growing" };
    return Response.json({ profile });
  });
  await render(<Site initialEntries={["/"]} />);
  const plan = () => sessionStore.get().profile?.directorySubscriptionPlan;
  await expect.poll(plan).toBe("Basic");
  await expect.poll(plan).toBe("Growing");
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  expect(last - first).toBeGreaterThan(2_900);
  expect(last - first).toBeLessThan(9_000);
});
