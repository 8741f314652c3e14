import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FormResult } from "#lib/api/form.ts";
import Confirm from "./confirm.tsx";
import { TokenPanel } from "./token-panel.tsx";

vi.mock("#areas/outreach/newsletter.server.ts", () => ({}));
vi.mock("./token-page.server.ts", () => ({ makeTokenAction: () => undefined }));

const refusal: FormResult = {
  ok: false,
  code: "not_found",
  error: "Gone.",
  fields: {},
  values: {},
};
let answer: FormResult;
const onDone = vi.fn();

const Panel = () => (
  <TokenPanel
    hasLink
    firstResult={undefined}
    question="Stop?"
    button="Unsubscribe"
    pendingLabel="Stopping"
    done="Done."
    onDone={onDone}
    expired={{ text: "Expired.", label: "Contact us", to: "/contact-us" }}
  />
);
const Page = createRoutesStub([{ path: "/", Component: Panel, action: () => answer }]);

test.each<[string, FormResult, string]>([
  ["what was done", { ok: true, response: null }, "Done."],
  ["why the link doesn't work", refusal, "Expired."],
])("the focus goes from the button to %s", async (_what, result, text) => {
  answer = result;
  onDone.mockReset();
  await render(<Page />);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  const note = page.getByRole(result.ok ? "status" : "alert");
  await expect.element(note).toHaveTextContent(text);
  await expect.element(note).toHaveFocus();
  // The page above it says so in its heading.
  expect(onDone).toHaveBeenCalledTimes(result.ok ? 1 : 0);
});

const Site = createRoutesStub([
  {
    path: "/",
    Component: Confirm,
    HydrateFallback: () => null,
    loader: () => ({ hasLink: true }),
    action: () => answer,
  },
]);

test("a subscription that is confirmed says so in the heading", async () => {
  answer = { ok: true, response: null };
  await render(<Site />);
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Confirm your email");
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect.element(heading).toHaveTextContent("You're subscribed");
});
