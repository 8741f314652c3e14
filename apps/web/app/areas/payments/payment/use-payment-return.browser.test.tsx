import type { Payment } from "@boab/contracts/payments/payments";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { usePaymentReturn } from "./use-payment-return.ts";

const id = "00000000-0000-4000-8000-000000000000";

let state: Payment["state"];

function Result() {
  const { hasLeft, hasAsked, isAsking } = usePaymentReturn({ id, state });
  const { search } = useLocation();
  return (
    <p>
      {hasLeft ? "left" : "came"}, {hasAsked ? "told" : "not told"}, {isAsking ? "asking" : "idle"},
      search {search || "none"}
    </p>
  );
}

const Site = createRoutesStub([{ path: "/", Component: Result }]);
const fetchSpy = vi.fn<(address: string, method: string) => Response>();

beforeEach(() => {
  fetchSpy.mockReset();
  fetchSpy.mockImplementation(() => Response.json({ id, state }));
  vi.spyOn(window, "fetch").mockImplementation(async (address, init) =>
    fetchSpy(String(address), init?.method ?? "GET"),
  );
});
afterEach(() => vi.restoreAllMocks());

test("whoever comes back while it is open: the provider is asked how it ended", async () => {
  state = "open";
  await render(<Site />);
  await expect.element(page.getByText("came, told, idle, search none")).toBeVisible();
  expect(fetchSpy.mock.calls[0]).toEqual([`/api/pay/payments/${id}/refresh`, "POST"]);
});

test("a question that fails tells nothing, and the page stays as it is", async () => {
  state = "processing";
  fetchSpy.mockImplementation(() => new Response("", { status: 503 }));
  await render(<Site />);
  await expect.element(page.getByText("came, not told, idle, search none")).toBeVisible();
  expect(fetchSpy).toHaveBeenCalled();
});

test("whoever left without paying keeps that, and the flag goes from the address", async () => {
  state = "expired";
  await render(<Site initialEntries={["/?cancelled&from=cart"]} />);
  await expect.element(page.getByText("left, not told, idle, search ?from=cart")).toBeVisible();
  expect(fetchSpy).not.toHaveBeenCalled();
});
