import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useCheckoutReturn } from "./use-checkout-return.ts";

const id = "00000000-0000-4000-8000-000000000000";

function Result() {
  const { hasAsked, isWaiting } = useCheckoutReturn({ id, state: "open" });
  return (
    <p>
      {hasAsked ? "Told" : "Not told"}, {isWaiting ? "waiting" : "idle"}
    </p>
  );
}

const Site = createRoutesStub([{ path: "/", Component: Result }]);

afterEach(() => vi.restoreAllMocks());

test("X-52 a question that fails is no answer: nobody who has just paid reads that they haven't", async () => {
  const fetchSpy = vi
    .spyOn(window, "fetch")
    .mockImplementation(async () =>
      Response.json({ error: "Down.", code: "not_available", requestId: "1" }, { status: 503 }),
    );
  await render(<Site />);
  await expect.poll(() => fetchSpy.mock.calls.length).toBeGreaterThan(1);
  await expect.element(page.getByText("Not told, waiting")).toBeVisible();
  fetchSpy.mockImplementation(async () => Response.json({ id, state: "open" }));
  await expect.element(page.getByText("Told, idle", { exact: true })).toBeVisible();
});
