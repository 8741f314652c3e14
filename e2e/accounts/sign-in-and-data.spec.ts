import { readFileSync } from "node:fs";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { backdateSignIn } from "../support/session.ts";
import { becomeMember, expect, logInWith, makeNewPerson, test } from "../support/test.ts";

test("changing the email asks for the password and is confirmed by the emailed link", async ({
  page,
}) => {
  const person = makeNewPerson();
  await becomeMember(page, person);
  await backdateSignIn(page);
  await page.goto("/account-management");
  await page.getByRole("button", { name: "Change email" }).click();
  const dialog = page.getByRole("dialog", { name: "Change your email" });
  await dialog.getByLabel("New email").fill("nonsense");
  await dialog.getByRole("button", { name: "Send link" }).click();
  await expect(dialog.getByLabel("New email")).toHaveAccessibleDescription(
    "Email address is not valid.",
  );
  const next = `new.${person.email}`;
  await dialog.getByLabel("New email").fill(next);
  await dialog.getByRole("button", { name: "Send link" }).click();

  const prompt = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(prompt.getByLabel("Password", { exact: true })).toBeFocused();
  await prompt.getByLabel("Password", { exact: true }).fill("Wrong-pass-1");
  await prompt.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(prompt.getByRole("alert")).toContainText("don't match");
  await prompt.getByLabel("Password", { exact: true }).fill(person.password);
  await prompt.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "We've sent a link" })).toBeVisible();
  await expect(prompt).toHaveCount(0);

  await waitForMail(person.email, /about to change/);
  const mail = await waitForMail(next, /new email/);
  await page.goto(findMailLink(mail, "/account/verify-email"));
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Your email is verified." }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByRole("region", { name: "Login and security" })).toContainText(next);

  // The next confirmation uses the new email.
  await backdateSignIn(page);
  await page.reload();
  await page.getByRole("button", { name: "Change email" }).click();
  await dialog.getByLabel("New email").fill(`third.${person.email}`);
  await dialog.getByRole("button", { name: "Send link" }).click();
  await expect(prompt).toContainText(`For ${next}`);
  await prompt.getByLabel("Password", { exact: true }).fill(person.password);
  await prompt.getByRole("button", { name: "Continue", exact: true }).click();
  await waitForMail(`third.${person.email}`, /new email/);
});

test("changing the password asks for the current one, keeps this browser signed in and ends the others", async ({
  page,
  browser,
}) => {
  const person = makeNewPerson();
  await becomeMember(page, person);
  const other = await (await browser.newContext()).newPage();
  await logInWith(other, person.email, person.password);
  await expect(other.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();

  await backdateSignIn(page);
  await page.goto("/account-management");
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change your password" });
  const save = dialog.getByRole("button", { name: "Change password" });
  await dialog.getByLabel("Password", { exact: true }).fill("short");
  await expect(save).toBeDisabled();
  const fresh = "New-boab-2026!";
  await dialog.getByLabel("Password", { exact: true }).fill(fresh);
  await dialog.getByLabel("Confirm password").fill(fresh);
  await save.click();
  const prompt = page.getByRole("dialog", { name: "Confirm it's you" });
  await prompt.getByLabel("Password", { exact: true }).fill(person.password);
  await prompt.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Your password has been changed" }),
  ).toBeVisible();
  await waitForMail(person.email, /password was changed/);

  await page.reload();
  await expect(page.getByRole("region", { name: "Login and security" })).toBeVisible();
  await other.goto("/account-management");
  await expect(other).toHaveURL(/\/register/);
  // Whoever signed in here before is offered Login first.
  await expect(other.getByRole("heading", { name: "Good to see you again" })).toBeVisible();
  await logInWith(other, person.email, fresh);
  await expect(other.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  await other.context().close();
});

test("a link opened while logged out leads to the login", async ({ page }) => {
  const person = makeNewPerson();
  await becomeMember(page, person);
  await page.goto("/account-management");
  await page.getByRole("button", { name: "Change email" }).click();
  const dialog = page.getByRole("dialog", { name: "Change your email" });
  const next = `new.${person.email}`;
  await dialog.getByLabel("New email").fill(next);
  await dialog.getByRole("button", { name: "Send link" }).click();
  const mail = await waitForMail(next, /new email/);
  await page.context().clearCookies();
  await page.goto(findMailLink(mail, "/account/verify-email"));
  await page.getByRole("button", { name: "Verify my email" }).click();
  await page.getByRole("link", { name: "Login", exact: true }).click();
  await expect(page.getByRole("main").getByLabel("Email")).toBeVisible();
  await logInWith(page, next, person.password);
  await page.getByRole("heading", { name: "Welcome back, Zola!" }).waitFor();
});

test("a new email in the edit form needs the same confirmation, and cancelling the login saves nothing", async ({
  page,
}) => {
  const person = makeNewPerson();
  await becomeMember(page, person);
  await backdateSignIn(page);
  await page.goto("/account-management");
  await page.getByRole("button", { name: "Edit profile" }).click();
  const form = page.getByRole("region", { name: "Edit profile" });
  await form.getByLabel("Full name").fill("Zola Renamed");
  await form.getByLabel("Email").fill(`edit.${person.email}`);
  await form.getByRole("button", { name: "Save" }).click();
  const prompt = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(prompt).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.getByRole("button", { name: "Save" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.fullName);

  await form.getByRole("button", { name: "Save" }).click();
  await prompt.getByLabel("Password", { exact: true }).fill(person.password);
  await prompt.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zola Renamed");
  await expect(page.getByText("We've sent a link to your new email.")).toBeVisible();
  await waitForMail(`edit.${person.email}`, /new email/);
});

test("a member downloads their data, and the limit is explained", async ({ page }) => {
  const person = makeNewPerson();
  await becomeMember(page, person);
  await page.goto("/account-management");
  const link = page.getByRole("link", { name: "Download my data" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("my-boab-data.json");
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data.profile).toMatchObject({ fullName: person.fullName, email: person.email });
  expect(data.handles).toContain(data.profile.username);
  expect(data).toMatchObject({ accessRequests: [], enquiries: [], newsletter: null });

  for (let again = 0; again < 2; again += 1)
    await Promise.all([page.waitForEvent("download"), link.click()]);
  await link.click();
  await expect(page.getByRole("alert")).toContainText("Too many attempts.");
});

test("a member deletes their account by typing the username and confirming the password", async ({
  page,
}) => {
  // A unique name, because the handle is free again afterwards.
  const someone = makeNewPerson();
  const person = { ...someone, fullName: `Leaving ${someone.email.slice(5, 13)}` };
  await becomeMember(page, person);
  const { profile } = await (await page.request.get("/api/session")).json();
  await backdateSignIn(page);
  await page.goto("/account-management");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("every listing you own and its photos");
  await expect(dialog).toContainText("our activity log, without your name, email or IP address");
  const confirm = dialog.getByRole("button", { name: "Delete my account" });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(`Type ${profile.username} to confirm`).fill(profile.username);
  await confirm.click();
  const prompt = page.getByRole("dialog", { name: "Confirm it's you" });
  await prompt.getByLabel("Password", { exact: true }).fill(person.password);
  await prompt.getByRole("button", { name: "Continue", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Your account has been closed" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("listings have been removed from the site");
  await expect(page.getByRole("link", { name: "login/register" }).first()).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "__Host-boab_session")).toBeUndefined();
  await page.goto(`/@${profile.username}`);
  await expect(page).toHaveURL(/pageNotFound=404/);
  await logInWith(page, person.email, person.password);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("heading", { name: /Welcome back/ })).toHaveCount(0);
});
