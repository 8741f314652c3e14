import { randomBytes } from "node:crypto";
import { waitForMail } from "../support/mailbox.ts";
import { makePerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

test.describe.configure({ timeout: 90_000 });
const slowTimeout = { timeout: 20_000 };

async function requestAccess(accessType: string, reason: string) {
  const person = await makePerson(`Asha ${randomBytes(4).toString("hex")}`);
  const response = await person.call("POST", "/access-requests", { accessType, reason });
  expect(response.status).toBe(200);
  return person;
}

test("ACCESS-08 an admin approves a request: the member gets the status and an email, and the queue shows who decided", async ({
  page,
  logIn,
}) => {
  const person = await requestAccess("merchant", "I sell shea butter.\n<b>Really</b>");
  const expectToast = await recordToasts(page);
  await logIn("admin");
  await page.goto("/admin/access-requests?type=merchant");
  const card = page.getByRole("listitem", { name: person.fullName });
  await expect(card).toContainText(person.email);
  await expect(card).toContainText("<b>Really</b>");
  await expect(card).toContainText("Approving sets Merchant status: Approved.");
  await card.getByRole("button", { name: "Approve" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This sets Merchant status: Approved");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expectToast(`${person.fullName} now has seller access.`);
  await expect(card).toHaveCount(0);

  const session = await (await person.call("GET", "/session")).json();
  expect(session.profile.merchantStatus).toBe("Approved");
  const mail = await waitForMail(person.email, /access request/i);
  expect(mail.text).toContain("You now have seller access");

  await page.getByRole("link", { name: "Approved" }).click();
  await expect(page).toHaveURL(/type=merchant&status=approved/);
  await expect(card).toContainText("by Nyandeng Deng,");
  await page.reload();
  await expect(card).toContainText("by Nyandeng Deng,");
});

test("ACCESS-08 declining needs a reason, which is emailed to the member", async ({
  page,
  logIn,
}) => {
  const person = await requestAccess("media", "I film weddings.");
  const expectToast = await recordToasts(page);
  await logIn("moderator");
  await page.goto("/admin/access-requests");
  await page.getByRole("link", { name: "Media", exact: true }).last().click();
  const card = page.getByRole("listitem", { name: person.fullName });
  await card.getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog");
  const declineButton = dialog.getByRole("button", { name: "Decline" });
  await dialog.getByLabel("Reason").fill("   ");
  await declineButton.click();
  await expect(dialog.getByText("Please give a reason.")).toBeVisible(slowTimeout);
  await dialog.getByLabel("Reason").fill("Please send us a link to your films.");
  await declineButton.click();
  await expectToast("Declined. We've let them know by email.");
  await expect(card).toHaveCount(0);

  const mail = await waitForMail(person.email, /access request/i);
  expect(mail.text).toContain("Please send us a link to your films.");
  const session = await (await person.call("GET", "/session")).json();
  expect(session.profile.mediaStatus).toBeNull();
  await page.goto("/admin/access-requests?status=declined&type=media");
  await expect(card).toContainText("Please send us a link to your films.");
});

test("ACCESS-08 a moderator cannot decide on selling or staff access, and sees why", async ({
  page,
  logIn,
}) => {
  const person = await requestAccess("admin", "I would like to help.");
  await logIn("moderator");
  await page.goto("/admin/access-requests?type=admin");
  const card = page.getByRole("listitem", { name: person.fullName });
  await expect(card).toContainText("Approving sets Role: Moderator.");
  await expect(card).toContainText("Only an admin can decide on this.");
  await expect(card.getByRole("button")).toHaveCount(0);
});

test("ACCESS-08 a request someone else has just decided is not decided twice", async ({
  page,
  logIn,
}) => {
  const person = await requestAccess("writer", "I write about food.");
  await logIn("admin");
  await page.goto("/admin/access-requests?type=writer");
  const card = page.getByRole("listitem", { name: person.fullName });
  await card.getByRole("button", { name: "Approve" }).click();
  const id = (await (await person.call("GET", "/access-requests/mine")).json()).data[0].id;
  const origin = new URL(page.url()).origin;
  const first = await page.request.post(`/api/access-requests/${id}/decline`, {
    data: { reason: "Not now." },
    headers: { origin },
  });
  expect(first.status()).toBe(200);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "This has changed since you opened it.",
    slowTimeout,
  );
  await dialog.getByRole("button", { name: "Reload" }).click();
  await expect(card).toHaveCount(0);
});
