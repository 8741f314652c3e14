import { createRoutesStub, Link, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiError } from "#lib/api/errors.ts";
import { expectText } from "#test/browser/expect-text.ts";
import { useProviderReturn } from "./use-provider-return.ts";

const refresh = vi.fn<() => Promise<string>>();
let maxAttempts = 1;

function Result() {
  const { returned, answer, hasAsked, isWaiting, ask } = useProviderReturn({
    refresh,
    flags: ["success", "plan"],
    isSettled: (known) => known.hasAsked || !("success" in known.returned),
    maxAttempts,
  });
  const { search } = useLocation();
  return (
    <>
      <p>
        {[
          `returned ${Object.keys(returned).join(" ") || "nothing"}`,
          answer ?? "no answer",
          hasAsked ? "asked" : "not asked",
          isWaiting ? "waiting" : "idle",
          `search ${search || "none"}`,
        ].join(", ")}
      </p>
      <button type="button" onClick={ask}>
        Check again
      </button>
      <Link to="/?success">Return again</Link>
    </>
  );
}

const Site = createRoutesStub([{ path: "/", Component: Result }]);
const show = (entry: string) => render(<Site initialEntries={[entry]} />);
const unreachable = new ApiError({ code: "not_available", status: 503 });

beforeEach(() => {
  refresh.mockReset();
  refresh.mockResolvedValue("active");
  maxAttempts = 1;
});

test("the flags are read once and leave the URL, and other parameters stay", async () => {
  await show("/?success&plan=Pro&from=pricing");
  await expectText("returned success plan, active, asked, idle, search ?from=pricing");
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("nothing is asked of somebody who didn't come from the provider", async () => {
  await show("/");
  await expectText("returned nothing, no answer, not asked, idle, search none");
  expect(refresh).not.toHaveBeenCalled();
});

test("a question that fails is no answer: it is asked again, and then by the button only", async () => {
  maxAttempts = 2;
  refresh.mockRejectedValue(unreachable);
  await show("/?success");
  await expectText("returned success, no answer, not asked, waiting, search none");
  await expectText("returned success, no answer, not asked, idle, search none");
  expect(refresh).toHaveBeenCalledTimes(2);
  refresh.mockResolvedValue("active");
  await page.getByRole("button", { name: "Check again" }).click();
  await expectText("returned success, active, asked, idle, search none");
});

test("a second return to the same page is asked about anew", async () => {
  await show("/?success");
  await expectText("returned success, active, asked, idle, search none");
  refresh.mockResolvedValue("ended");
  await page.getByRole("link", { name: "Return again" }).click();
  await expectText("returned success, ended, asked, idle, search none");
  expect(refresh).toHaveBeenCalledTimes(2);
});
