import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FormResult } from "#lib/api/form.ts";
import { TokenPanel } from "./token-panel.tsx";

const refusal: FormResult = {
  ...{ ok: false, code: "not_found", error: "Gone.", fields: {}, values: {} },
};
let answer: FormResult;

const Panel = () => (
  <TokenPanel
    token="token"
    firstResult={undefined}
    question="Stop?"
    button="Unsubscribe"
    pendingLabel="Stopping"
    done="Done."
    expired={{ text: "Expired.", label: "Contact us", to: "/contact-us" }}
  />
);
const Page = createRoutesStub([{ path: "/", Component: Panel, action: () => answer }]);

test.each<[string, FormResult, string]>([
  ["what was done", { ok: true, response: null }, "Done."],
  ["why the link doesn't work", refusal, "Expired."],
])("the focus goes from the button to %s", async (_what, result, text) => {
  answer = result;
  await render(<Page />);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  const note = page.getByRole(result.ok ? "status" : "alert");
  await expect.element(note).toHaveTextContent(text);
  await expect.element(note).toHaveFocus();
});
