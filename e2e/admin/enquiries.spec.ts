import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { expect, test } from "../support/test.ts";

async function write(page: Page, name: string, message: string) {
  const response = await page.request.post("/api/app/enquiries", {
    headers: { origin: journeysOrigin },
    data: { name, email: "kwame@people.example", business: "Kumasi Cloth", message },
  });
  expect(response.status()).toBe(201);
}

test("staff read a message, reply, mark it as done and reopen it", async ({ page, logIn }) => {
  const name = `Kwame ${randomBytes(4).toString("hex")}`;
  await write(page, name, "Where do I list my salon?\nIt is in Footscray.");
  await logIn("moderator");
  await page.goto("/admin/enquiries");
  const row = page
    .getByRole("list", { name: "Messages" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await row.locator("summary").click();
  await expect(row.getByText("It is in Footscray.").last()).toBeVisible();
  await expect(row.getByText("kwame@people.example · Kumasi Cloth · Contact page")).toBeVisible();
  const reply = row.getByRole("link", { name: "Reply by email" });
  await expect(reply).toHaveAttribute("href", /^mailto:kwame@people\.example\?subject=/);

  await row.getByRole("button", { name: "Mark as done" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: "Done", exact: true }).click();
  await row.locator("summary").click();
  await expect(row.getByText(/^Done by /)).toBeVisible();
  await row.getByRole("button", { name: "Reopen" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(row).toBeVisible();
});

test("when two people handle one message, the slower one is told", async ({
  page,
  logIn,
  context,
}) => {
  const name = `Ama ${randomBytes(4).toString("hex")}`;
  await write(page, name, "Hello");
  await logIn("admin");
  await page.goto("/admin/enquiries");
  const other = await context.newPage();
  await other.goto("/admin/enquiries");
  for (const [who, expected] of [
    [other, "gone"],
    [page, "told"],
  ] as const) {
    const row = who.getByRole("listitem").filter({ hasText: name });
    await row.locator("summary").click();
    await row.getByRole("button", { name: "Mark as done" }).click();
    if (expected === "told")
      await expect(who.getByRole("alert")).toContainText("has changed since you opened it");
    await expect(row).toHaveCount(0);
  }
});

test("messages can be filtered by form", async ({ page, logIn }) => {
  const name = `Efua ${randomBytes(4).toString("hex")}`;
  await write(page, name, "From the contact page");
  await logIn("admin");
  await page.goto("/admin/enquiries?state=all&source=marketplace");
  await expect(page.getByRole("heading", { name: "Enquiries" })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole("link", { name: "Contact page" }).click();
  await expect(page.getByText(name)).toBeVisible();
});
