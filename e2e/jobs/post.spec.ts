import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });
const slowTimeout = { timeout: 30_000 };
const listing = "/directory/listings/ubuntu-braid-studio";

/** The page as it is now: a browser may show a listing as it was ten seconds ago. */
async function openListing(page: Page) {
  await page.goto(listing);
  await page.reload();
  await waitForHydration(page);
}

test("JOB-03 JOB-04 an owner posts a job paid by the hour, sees it on its page, edits it and takes it away", async ({
  page,
  logIn,
}) => {
  const title = `Loctician ${randomBytes(3).toString("hex")}`;
  await logIn("business owner");
  await openListing(page);
  const form = page.getByRole("form", { name: "Jobs" });

  await test.step("posts it, in dollars", async () => {
    await page.getByRole("button", { name: "Edit jobs" }).click(slowTimeout);
    await form.getByRole("button", { name: "Add a job" }).click(slowTimeout);
    const job = form.getByRole("group").last();
    await job.getByLabel("Title").fill(title);
    await job.getByLabel("Type").selectOption("Casual");
    await job.getByLabel("Location").fill("Footscray VIC");
    await job.getByRole("textbox", { name: "Pay" }).fill("29.50");
    await job.getByLabel("Unit").selectOption("per-hour");
    const sent = page.waitForRequest(
      (request) => request.method() === "PUT" && /\/jobs$/.test(request.url()),
    );
    await form.getByRole("button", { name: "Save" }).click();
    const { jobPostings } = (await sent).postDataJSON();
    expect(jobPostings.at(-1)).toMatchObject({
      title,
      salary: { amount: 29.5, unit: "per-hour" },
    });
    await expect(form).toBeHidden(slowTimeout);
  });

  await test.step("sees it on the page of the business and on its own", async () => {
    await openListing(page);
    await page.getByRole("link", { name: title, exact: true }).click(slowTimeout);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible(slowTimeout);
    await expect(page.getByRole("main")).toContainText("$29.50 per hour");
  });

  await test.step("edits it: the amount is as it was typed", async () => {
    await openListing(page);
    await page.getByRole("button", { name: "Edit jobs" }).click(slowTimeout);
    const pay = form.getByRole("group", { name: title }).getByRole("textbox", { name: "Pay" });
    await expect(pay).toHaveValue("29.50", slowTimeout);
    await pay.fill("31");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden(slowTimeout);
    await openListing(page);
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card).toContainText("$31", slowTimeout);
  });

  await test.step("takes it away", async () => {
    await page.getByRole("button", { name: "Edit jobs" }).click(slowTimeout);
    await form.getByRole("button", { name: `Remove ${title}` }).click(slowTimeout);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden(slowTimeout);
    await openListing(page);
    await expect(page.getByRole("button", { name: "Edit jobs" })).toBeVisible(slowTimeout);
    await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
  });
});
