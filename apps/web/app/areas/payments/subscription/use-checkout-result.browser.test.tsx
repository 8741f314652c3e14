import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectText } from "#test/browser/expect-text.ts";
import { useCheckoutResult } from "./use-checkout-result.ts";

let answer: () => Response;

function Result() {
  const { result, left, close, checkAgain } = useCheckoutResult();
  return (
    <>
      <p>
        {result ?? "closed"}, plan {left ?? "unknown"}
      </p>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={checkAgain}>
        Check again
      </button>
    </>
  );
}

const Site = createRoutesStub([{ path: "/", Component: Result }]);
const show = (entry: string) => render(<Site initialEntries={[entry]} />);
const press = (name: string) => page.getByRole("button", { name }).click();

const refreshed: string[] = [];
beforeEach(() => {
  refreshed.length = 0;
  answer = () => Response.json({ subscription: { state: "active" }, isTrialRefused: false });
  vi.spyOn(window, "fetch").mockImplementation(async (url, init) => {
    if (init?.method !== "POST") return new Response("", { status: 401 });
    refreshed.push(String(url));
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

test("success is said only once the plan is active, and can be checked again", async () => {
  answer = () => Response.json({ subscription: null, isTrialRefused: false });
  await show("/?success");
  await expectText("waiting, plan unknown");
  answer = () => Response.json({ subscription: { state: "active" }, isTrialRefused: false });
  await press("Check again");
  await expectText("active, plan unknown");
  await press("Close");
  await expectText("closed, plan unknown");
});

test("a check without an answer waits, and a refused trial is said", async () => {
  answer = () => new Response("", { status: 503 });
  await show("/?success");
  await expectText("waiting, plan unknown");
  answer = () => Response.json({ subscription: { state: "ended" }, isTrialRefused: true });
  await press("Check again");
  await expectText("refused, plan unknown");
});

test("whoever cancelled reads so without a check, and their plan is still known", async () => {
  await show("/?cancelled&plan=Pro");
  await expectText("cancelled, plan Pro");
  expect(refreshed).toEqual([]);
});

test("a change made at the provider is synced without a word", async () => {
  await show("/?changed");
  await expect.poll(() => refreshed.length).toBe(1);
  await expectText("closed, plan unknown");
});
