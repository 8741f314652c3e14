import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readPostedValues } from "#test/posted-values.ts";
import { ReportListing } from "./report-listing.tsx";

const posted: Record<string, string>[] = [];

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => <ReportListing name="Teranga Table" />,
    action: async ({ request }) => {
      const values = await readPostedValues(request);
      posted.push(values);
      return values.reason
        ? { ok: true, response: { message: "Thanks for telling us." } }
        : {
            ok: false,
            code: "bad_request",
            error: "Please check the form.",
            fields: { reason: "Please choose a reason." },
            values,
          };
    },
  },
]);

test("a visitor reports a listing with a reason, and is thanked", async () => {
  await render(<Site />);
  const opener = page.getByRole("button", { name: "Report this listing" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Report Teranga Table" });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect.element(dialog.getByText("Please choose a reason.")).toBeVisible();
  await dialog.getByText("It looks like a scam").click();
  await dialog.getByLabelText("Details").fill("Asked for my PIN.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect.element(dialog.getByText("Thanks for telling us.")).toBeVisible();
  await expect.element(dialog.getByRole("status")).toHaveFocus();
  expect(posted.at(-1)).toMatchObject({
    intent: "report",
    reason: "scam",
    details: "Asked for my PIN.",
    website: "",
  });
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await opener.click();
  await expect.element(dialog.getByText("It looks like a scam")).toBeVisible();
});
