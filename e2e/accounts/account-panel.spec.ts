import type { Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { holdRequests } from "../support/held-requests.ts";
import {
  becomeMember,
  expect,
  logInByForm,
  makeNewPerson,
  type NewPerson,
  test,
} from "../support/test.ts";

interface Account extends NewPerson {
  id: string;
  username: string;
  createdAt: string;
}

async function openAccount(page: Page): Promise<Account> {
  const person = makeNewPerson();
  await becomeMember(page, person);
  const { profile } = await (await page.request.get("/api/session")).json();
  await page.goto("/account-management");
  const { id, username, createdAt } = profile;
  return { ...person, id, username, createdAt };
}

const getTiles = (page: Page) =>
  page.getByRole("main").getByRole("list").first().getByRole("listitem");

test("ACCT-01 ACCT-02 ACCT-03 ACCT-04 X-11 the panel is at /account-management and at the member's own handle", async ({
  page,
}) => {
  const person = await openAccount(page);
  for (const path of ["/account-management", `/@${person.username}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: person.fullName })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`@${person.username}`);
    await expect(page.getByRole("main")).toContainText(person.email);
    await expect(page.getByRole("main").getByText("ZA", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit profile" })).toBeVisible();
    await expect(getTiles(page)).toHaveText([
      /^User\s+Active/,
      /^Merchant\s+No access/,
      /^Directory\s+No access/,
      /^Dir-Plan\s+Basic/,
      /^Role\s+No access/,
    ]);
    const services = page.getByRole("region", { name: "Services" });
    for (const name of ["Directory Plan", "Merchant Status", "Media Status"])
      await expect(services.getByRole("heading", { name })).toBeVisible();
    // The browser runs in Melbourne's time zone, which matches Sydney's.
    const day = new Intl.DateTimeFormat("en-AU", {
      timeZone: "Australia/Sydney",
      dateStyle: "medium",
    }).format(new Date(person.createdAt));
    await expect(services).toContainText(new RegExp(`Created ${day}, \\d+:\\d\\d [ap]m\\.`));
    await expect(services).toContainText(/Updated .+ Sydney time\./);
  }
});

test("ACCT-11 ACCT-12 ACCT-13 ACCT-15 GUARD-10 editing shows errors next to the fields, then saves and closes", async ({
  page,
}) => {
  const { email } = await openAccount(page);
  const edit = page.getByRole("button", { name: "Edit profile" });
  const form = page.getByRole("region", { name: "Edit profile" });
  await expect(form).toHaveCount(0);
  await edit.press("Enter");
  const [name, username] = [form.getByLabel("Full name"), form.getByLabel("Username")];
  await expect(name).toBeFocused();
  await expect(form).toContainText("3–20 chars, letters/numbers/._ only");

  await name.fill(" ");
  await username.fill("  Zola Abebe!");
  await username.blur();
  await expect(username).toHaveValue("zola abebe!");
  await form.getByLabel("Email").fill("zola@people");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toHaveText("Please check your name, username, and email.");
  await expect(name).toBeFocused();
  for (const field of [name, username, form.getByLabel("Email")])
    await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(username).toHaveAccessibleDescription("3–20 chars, letters/numbers/._ only");

  const mark = email.slice(5, 12);
  await name.fill("Zola Abebe-Jones");
  await username.fill(`Zola_${mark}`);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("12");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Phone")).toBeFocused();
  await expect(form).toContainText("Phone number must be 6–15 digits, e.g. +614…");

  await form.getByLabel("Phone").fill("+61 491 570 006");
  let saving: (() => void) | undefined;
  await page.route("**/account-management.data*", async (route) => {
    if (route.request().method() === "POST")
      await new Promise<void>((resolve) => {
        saving = resolve;
      });
    await route.continue();
  });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("button", { name: "Saving" })).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => saving !== undefined).toBe(true);
  saving?.();
  await expect(form).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zola Abebe-Jones");
  await expect(page.getByRole("main")).toContainText(`@zola_${mark}`);
  await edit.click();
  await expect(form.getByLabel("Phone")).toHaveValue("+61491570006");
});

test("ACCT-11 X-11 saving a new username redirects to the new handle", async ({ page }) => {
  const { username, email } = await openAccount(page);
  await page.goto(`/@${username}`);
  await page.getByRole("button", { name: "Edit profile" }).click();
  const next = `z.${email.slice(5, 13)}`;
  // Press Enter before the blur event.
  await page.getByLabel("Username").fill(next.toUpperCase());
  await page.getByLabel("Username").press("Enter");
  await expect(page).toHaveURL(new RegExp(`/@${next}$`));
  await expect(page.getByRole("region", { name: "Edit profile" })).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(`@${next}`);
});

test("ACCT-14 ACCT-15 a save that conflicts or fails shows an error and keeps the input", async ({
  page,
}) => {
  const { id } = await openAccount(page);
  await page.getByRole("button", { name: "Edit profile" }).click();
  const form = page.getByRole("region", { name: "Edit profile" });
  await form.getByLabel("Full name").fill("Typed Here");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toHaveText("Failed to save profile.");
  await expect(form.getByLabel("Full name")).toHaveValue("Typed Here");
  await page.context().setOffline(false);

  const otherUpdate = await page.request.put(`/api/admin/users/update/${id}`, {
    data: { fullName: "Saved Elsewhere" },
    headers: { origin: journeysOrigin },
  });
  expect(otherUpdate.status()).toBe(200);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText(
    "Someone else changed this while you were editing.",
  );
  await expect(form.getByLabel("Full name")).toHaveValue("Typed Here");
  await expect(form.getByLabel("Take theirs: Saved Elsewhere")).not.toBeChecked();
  await form.getByLabel("Full name").fill("Saved In The End");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved In The End");
  await expect(page.getByRole("button", { name: "Edit profile" })).toBeFocused();
});

test("ACCT-20 Refresh in the Services card shows newly granted access", async ({
  page,
  browser,
}) => {
  const { id } = await openAccount(page);
  const services = page.getByRole("region", { name: "Services" });
  await expect(services.getByRole("listitem").nth(1)).toContainText("No access");

  const adminContext = await browser.newContext({ baseURL: journeysOrigin });
  const admin = await adminContext.newPage();
  await logInByForm(admin, "admin");
  const granted = await admin.request.put(`/api/admin/users/update/${id}`, {
    data: {
      merchantStatus: "Approved",
      mediaStatus: "Approved",
      directorySubscriptionPlan: "Growing",
    },
    headers: { origin: journeysOrigin },
  });
  expect(granted.status()).toBe(200);
  await adminContext.close();

  const releaseRequests = await holdRequests(page, "**/account-management.data*");
  await services.getByRole("button", { name: "Refresh" }).click();
  await expect(services.getByRole("button", { name: "Refreshing" })).toBeVisible();
  releaseRequests();
  await expect(services.getByRole("status")).toHaveText("Up to date");
  await expect(services.getByRole("listitem").nth(0)).toContainText(
    "Growing, free, a gift from our team",
  );
  await expect(services.getByRole("listitem").nth(1)).toContainText("Approved");
  await expect(services.getByRole("listitem").nth(2)).toContainText("Approved");
  await expect(getTiles(page).nth(1)).toHaveText(/^Merchant\s+Approved\s*$/);
  await expect(getTiles(page).nth(3)).toHaveText(/^Dir-Plan\s+Growing/);

  await services.getByRole("link", { name: "Subscription" }).click();
  await expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("$4.95");
});

test("ACCT-22 X-11 someone else's handle shows the public profile and nothing private", async ({
  page,
}) => {
  const { email, username } = await openAccount(page);
  await page.goto("/@kwame.mensah");
  await expect(page.getByRole("heading", { level: 1, name: "Kwame", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit profile" })).toHaveCount(0);
  await expect(page.getByText("kwame.mensah@demo.boab.example")).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto(`/@${username}`);
  await expect(page.getByRole("heading", { level: 1, name: "Zola", exact: true })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test("ACCT-23 X-27 the subscription page shows plan, next charge, trial and invoices", async ({
  page,
}) => {
  await page.goto("/my-account/subscription");
  await expect(page).toHaveURL(/\/register\?next=%2Fmy-account%2Fsubscription$/);
  await openAccount(page);
  await page.goto("/my-account/subscription");
  const getRegion = (name: string) => page.getByRole("region", { name });
  await expect(getRegion("Current Plan")).toContainText("Basic");
  await expect(getRegion("Current Plan")).toContainText("Your first paid plan is free until");
  await expect(getRegion("Next charge")).toContainText("You won't be charged");
  await expect(getRegion("Invoices")).toContainText("You don't have any invoices yet.");
});
