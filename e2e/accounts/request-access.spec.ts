import { holdRequests } from "../support/held-requests.ts";
import { becomeMember, expect, makeNewPerson, test } from "../support/test.ts";

test("ACCESS-01 ACCESS-03 ACCESS-04 ACCESS-06 a chip that is not approved opens the request; sent once", async ({
  page,
}) => {
  const person = makeNewPerson();
  await becomeMember(page, person);
  await page.goto("/account-management");
  const dialog = page.getByRole("dialog", { name: "Request moderator access" });
  for (const [name, access] of [
    ["Merchant", "seller"],
    ["Directory", "directory"],
    ["Role", "moderator"],
  ]) {
    await page.getByRole("button", { name: new RegExp(`^${name} No access`) }).click();
    const opened = page.getByRole("dialog", { name: `Request ${access} access` });
    await expect(opened.getByLabel("Full name")).toHaveValue(person.fullName);
    await expect(opened.getByLabel("Email")).toHaveValue(person.email);
    await expect(opened.getByLabel("Reason")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: new RegExp(`^${name} No access`) }),
    ).toBeFocused();
  }

  await page.getByRole("button", { name: /^Role No access/ }).press("Enter");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription("Please tell us why.");
  await expect(dialog.getByLabel("Reason")).toBeFocused();

  const releaseRequests = await holdRequests(page, "**/account-management.data*");
  await dialog.getByLabel("Reason").fill("I help the traders’ group <b>fix</b> listings.");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("button", { name: "Sending" })).toBeVisible();
  releaseRequests();
  await expect(dialog.getByRole("status")).toHaveText(
    "Request sent. We’ll get back to you shortly.",
  );
  await expect(dialog.getByRole("button", { name: "Send request" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const role = page.getByRole("listitem").filter({ hasText: /^Role/ });
  await expect(role).toHaveText(/^Role\s+Pending\s+Sent \d+ \w+ \d{4}$/);
  await expect(role.getByRole("button")).toHaveCount(0);
  const { data } = await (await page.request.get("/api/access-requests/mine")).json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    accessType: "admin",
    reason: "I help the traders’ group <b>fix</b> listings.",
  });
  await page.reload();
  await expect(role).toContainText("Pending");
});

test("ACCESS-05 an error shows in the dialog, and the reason stays", async ({ page }) => {
  await becomeMember(page, makeNewPerson());
  await page.goto("/account-management");
  const send = async (button: RegExp, reason: string) => {
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill(reason);
    await dialog.getByRole("button", { name: "Send request" }).click();
    return dialog;
  };
  await page.context().setOffline(true);
  const dialog = await send(/^Merchant No access/, "First");
  await expect(dialog.getByRole("alert")).toHaveText("Could not submit your request.");
  await expect(dialog.getByLabel("Reason")).toHaveValue("First");
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("status")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const name of [/^Directory No access/, /^Role No access/]) {
    const next = await send(name, "Next");
    await expect(next.getByRole("status")).toBeVisible();
    await page.keyboard.press("Escape");
  }

  const services = page.getByRole("region", { name: "Services" });
  const media = services.getByRole("listitem").filter({ hasText: "Media Status" });
  await media.getByRole("button", { name: "Request access" }).click();
  await dialog.getByLabel("Reason").fill("A fourth on one day");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "You can send three requests a day. Please try again tomorrow.",
  );
});

test("X-13 a writer requests access in the Services card, and the queue uses the same name", async ({
  page,
  logIn,
}) => {
  const someone = makeNewPerson();
  const person = { ...someone, fullName: `Writa ${someone.email.slice(5, 13)}` };
  await becomeMember(page, person);
  await page.goto("/account-management");
  const services = page.getByRole("region", { name: "Services" });
  const magazine = services.getByRole("listitem").filter({ hasText: "Magazine Status" });
  await magazine.getByRole("button", { name: "Request access" }).click();
  const dialog = page.getByRole("dialog", { name: "Request magazine access" });
  await dialog.getByLabel("Reason").fill("I write about food.");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("status")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(magazine).toContainText("Pending");

  await logIn("admin");
  await page.goto("/admin/access-requests");
  const kinds = page.getByRole("navigation", { name: "Type of access" });
  await expect(kinds.getByRole("link")).toHaveText([
    "All types",
    "Seller",
    "Directory",
    "Moderator",
    "Media",
    "Magazine",
  ]);
  await kinds.getByRole("link", { name: "Magazine" }).click();
  const card = page.getByRole("listitem", { name: person.fullName });
  await expect(card).toContainText("Magazine access");
});

test("GUARD-11 staff cannot request access", async ({ page, logIn }) => {
  await logIn("moderator");
  await page.goto("/account-management");
  await expect(page.getByRole("listitem").filter({ hasText: /^Role/ })).toHaveText(
    /^Role\s+Moderator/,
  );
  await expect(page.getByText("Request access")).toHaveCount(0);
});
