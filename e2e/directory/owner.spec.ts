import { randomBytes } from "node:crypto";
import { demoPeople } from "@boab/demo/people";
import type { Browser, Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import {
  createListing,
  edit,
  form,
  logInAs,
  makeUniqueName,
  save,
  saveListingByApi,
  section,
  slowTimeout,
} from "../support/owners.ts";
import { makeOwner, makePerson, type TestPerson } from "../support/people.ts";
import { drawPicture } from "../support/pictures.ts";
import { backdateSignIn } from "../support/session.ts";
import { expect, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

// Uploading and processing photos add up on a busy machine.
test.describe.configure({ timeout: 180_000 });

const demoAdminPassword = demoPeople.find(({ role }) => role === "admin")?.password ?? "";

/** Completes the dialog that asks the demo admin for a fresh sign-in. */
async function confirmIdentity(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Password", { exact: true }).fill(demoAdminPassword, slowTimeout);
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
}

test("DIR-WIZ-01 DIR-WIZ-02 DIR-WIZ-14 DIR-DET-03 two steps begin a listing, and its address follows the name", async ({
  page,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const name = makeUniqueName();
  await logInAs(page, owner);
  await page.goto("/directory/add-business");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Add your business" }).click();
  const slug = name.toLowerCase().replaceAll(" ", "-");
  await page.getByLabel("Business name").fill(name);
  await expect(page.getByLabel("URL")).toHaveValue(slug, slowTimeout);
  await expect(page.getByText(`/directory/listings/${slug}`)).toBeVisible();
  await page.getByLabel("Category").selectOption("Restaurants");
  await page.getByLabel("Phone").fill("0400 000 000");
  await page.getByLabel("Description").fill("Jollof, suya and stories.");
  await expect(page.getByText("4 of 40 words")).toBeVisible();
  await page.getByRole("button", { name: "Create listing" }).click();
  await expect(page).toHaveURL(new RegExp(`/directory/listings/${slug}$`), slowTimeout);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your listing" })).toContainText("Hidden");
});

/** A new owner at the second step of the wizard. */
async function openDetails(page: Page) {
  await logInAs(page, await makeOwner("Zuri Achieng"));
  await page.goto("/directory/add-business?step=details");
  return page.getByRole("button", { name: "Create listing" });
}

test("DIR-WIZ-03 DIR-WIZ-08 DIR-WIZ-10 DIR-WIZ-12 what is missing stands beside its field", async ({
  page,
}) => {
  const create = await openDetails(page);
  await page.getByLabel("Email", { exact: true }).fill("");
  await create.click();
  for (const sentence of [
    "Business name is required.",
    "Please select a category.",
    "Phone number is required.",
    "Email address is required.",
    "Description is required.",
  ])
    await expect(page.getByText(sentence)).toBeVisible(slowTimeout);
  await expect(page.getByLabel("Business name")).toBeFocused();
});

test("DIR-WIZ-04 DIR-WIZ-05 DIR-WIZ-09 DIR-WIZ-11 what is wrong stands beside its field", async ({
  page,
}) => {
  const create = await openDetails(page);
  await page.getByLabel("Business name").fill("Zuri @ Co");
  await page.getByLabel("URL").fill("Zuri Co");
  await page.getByLabel("Phone").fill("123");
  await page.getByLabel("Email", { exact: true }).fill("zuri");
  await create.click();
  for (const sentence of [
    "Business name can only include letters, numbers, spaces and apostrophes (').",
    "URL must be lowercase letters, numbers and hyphens only.",
    "Phone number must be 6–15 digits, e.g. +614…",
    "Email address is not valid.",
  ])
    await expect(page.getByText(sentence)).toBeVisible(slowTimeout);
  await expect(page.getByLabel("Business name")).toHaveValue("Zuri @ Co");
});

test("DIR-WIZ-06 DIR-WIZ-13 neither a short URL nor a failed save loses what was typed", async ({
  page,
}) => {
  const create = await openDetails(page);
  await page.getByLabel("URL").fill("ab");
  await page.getByLabel("Phone").fill("123");
  await create.click();
  await expect(page.getByText("URL must be at least 3 characters.")).toBeVisible(slowTimeout);
  await page.route("**/directory/add-business*", (route) => route.abort());
  await create.click();
  await expect(
    page.getByText("Sorry — something went wrong while saving. Please try again."),
  ).toBeVisible(slowTimeout);
  await expect(page.getByLabel("Phone")).toHaveValue("123");
});

test("DIR-WIZ-02 DIR-WIZ-07 the wizard works without JavaScript and picks the slug itself", async ({
  page,
  browser,
}) => {
  await logInAs(page, await makeOwner("Zuri Achieng"));
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const tab = await plain.newPage();
  const name = makeUniqueName();
  await tab.goto("/directory/add-business?step=details");
  await tab.getByLabel("Business name").fill(name);
  await tab.getByLabel("Phone").fill("0400 000 000");
  await tab.getByLabel("Description").fill("Jollof, suya and stories.");
  await tab.getByRole("button", { name: "Create listing" }).click();
  await expect(tab.getByText("Please select a category.")).toBeVisible(slowTimeout);
  await expect(tab.getByLabel("Business name")).toHaveValue(name);
  await tab.getByLabel("Category").selectOption("Services");
  await tab.getByRole("button", { name: "Create listing" }).click();
  await expect(tab).toHaveURL(/\/directory\/listings\/mama-zuri-[0-9a-f]{8}$/, slowTimeout);
  await expect(tab.getByRole("heading", { level: 1, name })).toBeVisible();
  await plain.close();
});

test("GUARD-19 X-19 staff delete a listing after a fresh sign-in, and an admin permanently deletes it by typing its name", async ({
  page,
  logIn,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const { path, businessName } = await createListing(owner, true);
  await logIn("admin");
  await backdateSignIn(page);
  await page.goto(path);
  await page.getByRole("button", { name: "Delete listing" }).click(slowTimeout);
  await page.getByRole("dialog").getByRole("textbox").fill(businessName);
  await page.getByRole("dialog").getByRole("button", { name: "Delete listing" }).click();
  await confirmIdentity(page);
  await expect(page).toHaveURL(/\/directory\/listings$/, slowTimeout);

  await backdateSignIn(page);
  await page.goto("/admin/listings/deleted");
  await page.getByRole("button", { name: `Permanently delete ${businessName}` }).click();
  const question = page.getByRole("dialog", { name: `Permanently delete ${businessName}?` });
  await expect(question.getByRole("button", { name: "Delete permanently" })).toBeDisabled();
  await question.getByRole("textbox").fill(businessName);
  await question.getByRole("button", { name: "Delete permanently" }).click();
  await confirmIdentity(page);
  await expect(
    page.getByRole("button", { name: `Permanently delete ${businessName}` }),
  ).toHaveCount(0, slowTimeout);
});

test("SUB-20 X-26 a member without access or with a full plan sees why, and a next step", async ({
  page,
  browser,
}) => {
  await logInAs(page, await makePerson("Yaw Boateng"));
  await page.goto("/directory/add-business");
  await expect(page.getByText("You need directory access to list a business.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Request directory access" })).toBeVisible();

  const owner = await makeOwner("Zuri Achieng");
  await createListing(owner);
  const other = await (await browser.newContext()).newPage();
  await logInAs(other, owner);
  await other.goto("/directory/add-business");
  await expect(other.getByText("Your Basic plan includes 1 listing.")).toBeVisible();
  await expect(other.getByRole("link", { name: "Upgrade your plan" })).toBeVisible();
  await other.context().close();
});

test("DIR-DET-04 DIR-DET-05 DIR-DET-06 DIR-DET-08 DIR-COV-01 DIR-COV-05 DIR-GAL-02 DIR-ADDR-01 DIR-SOC-02 DIR-PRICE-02 DIR-VID-01 DIR-HRS-01 DIR-CAT-01 GUARD-17 an owner fills every section, goes live, and a visitor sees it", async ({
  page,
  browser,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const { path } = await createListing(owner);
  const expectToast = await recordToasts(page);
  await logInAs(page, owner);
  await page.goto(path);
  const bar = page.getByRole("region", { name: "Your listing" });
  await expect(bar.getByRole("switch")).toBeDisabled(slowTimeout);
  await expect(bar).toContainText("Add your address to go live.");
  await expect(page.getByText("Is this your business?")).toHaveCount(0);

  await test.step("basic information", async () => {
    await edit(page, "about");
    const editor = form(page, "Basic information");
    await editor.getByLabel("Description").fill("Suya on Fridays.");
    await save(editor);
    await expectToast("Saved");
    await expect(section(page, "info")).toContainText("Suya on Fridays.");
  });
  await test.step("socials", async () => {
    await edit(page, "social links");
    const editor = form(page, "Social links");
    await editor.getByLabel("Instagram").fill("https://x.com/zuri");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor).toContainText("That link isn't from Instagram.", slowTimeout);
    await expect(editor).toContainText("Failed to save socials.");
    await editor.getByLabel("Instagram").fill("mamazuri");
    await save(editor);
    await expect(section(page, "socials").getByRole("link")).toHaveAttribute(
      "href",
      "https://www.instagram.com/mamazuri",
    );
  });
  await test.step("prices", async () => {
    await edit(page, "prices");
    const editor = form(page, "Prices");
    await editor.getByLabel("What price 1 is for").fill("Suya");
    await editor.getByLabel("Amount of Suya").fill("24.50");
    await editor.getByRole("button", { name: "Add a price" }).click();
    await editor.getByLabel("What price 2 is for").fill("Jollof");
    await editor.getByLabel("Amount of Jollof").fill("19");
    await editor.getByRole("button", { name: "Add a price" }).click();
    await editor.getByLabel("What price 3 is for").fill("Without an amount");
    await editor.getByRole("button", { name: "Move Jollof up" }).click();
    await save(editor);
    await expect(section(page, "prices").getByRole("listitem")).toHaveText([
      /Jollof.*\$19/,
      /Suya.*\$24\.50/,
    ]);
  });
  await test.step("video", async () => {
    await edit(page, "video");
    const editor = form(page, "Video");
    await editor.getByLabel("Link or embed code").fill("https://example.com/film");
    await expect(editor).toContainText("Please paste a YouTube or Vimeo link, or its embed code.");
    await editor
      .getByLabel("Link or embed code")
      .fill('<iframe src="https://player.vimeo.com/video/76979871"></iframe>');
    await expect(editor.getByTitle("Video preview")).toBeVisible();
    await save(editor);
    await expect(section(page, "video")).toContainText("Vimeo");
  });
  await test.step("gallery", async () => {
    await edit(page, "gallery");
    const editor = form(page, "Gallery");
    const files = [
      await drawPicture(page, "teal", "kitchen.jpg"),
      await drawPicture(page, "gold", "front-door.jpg"),
    ];
    await editor.locator("input[type=file]").setInputFiles(files);
    await expect(editor).toContainText("2 of 10 photos", { timeout: 60_000 });
    await editor.getByLabel("Caption").first().fill("Where it all happens");
    await editor.getByLabel("Name").first().fill("kitchen");
    await editor.getByLabel("Name").last().fill("front door");
    await editor.getByRole("button", { name: "Move front door up" }).click();
    await save(editor);
    await expect(section(page, "gallery").locator("img")).toHaveCount(2);
    const tile = section(page, "gallery").locator("img").first();
    await tile.scrollIntoViewIfNeeded();
    await expect
      .poll(() => tile.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toMatch(/photo_(small|medium)_\w+\.webp$/);
    await section(page, "gallery").getByRole("link").first().click();
    const lightbox = page.getByRole("dialog", { name: /^Photos of / });
    const sources = () =>
      lightbox
        .locator("img")
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    await expect
      .poll(sources)
      .toEqual([
        expect.stringMatching(/photo_gallery_\w+\.webp$/),
        expect.stringMatching(/photo_small_\w+\.webp$/),
        expect.stringMatching(/photo_small_\w+\.webp$/),
      ]);
    await lightbox.getByRole("button", { name: "Close" }).click();
    await edit(page, "gallery");
    await editor.getByRole("button", { name: "Remove front door" }).click();
    await expect(editor).toContainText("1 of 10 photos");
    await editor.getByRole("button", { name: "Cancel" }).click();
    await expect(section(page, "gallery").locator("img")).toHaveCount(2);
    await page.reload();
    await edit(page, "gallery");
    await expect(editor).toContainText("2 of 10 photos", slowTimeout);
    await editor.getByRole("button", { name: "Remove front door" }).click();
    await expect(editor.getByRole("button", { name: "Remove kitchen" })).toBeFocused();
    await save(editor);
    await expect(section(page, "gallery").locator("img")).toHaveCount(1);
  });
  await test.step("address", async () => {
    await edit(page, "address");
    const editor = form(page, "Address");
    await expect(editor.getByRole("button", { name: "Save" })).toBeDisabled();
    await editor.getByLabel("Street").fill("12 Rose Street");
    await editor.getByRole("combobox", { name: "Suburb" }).pressSequentially("Footscr");
    await editor
      .getByRole("option", { name: /^Footscray/ })
      .first()
      .click();
    await expect(editor.getByLabel("Postcode")).toHaveValue("3011");
    await expect(editor.getByLabel("State")).toHaveValue("VIC");
    await save(editor);
    await expect(section(page, "address")).toContainText("12 Rose Street");
  });
  await test.step("hours", async () => {
    await edit(page, "operating hours");
    const editor = form(page, "Operating hours");
    await expect(editor.getByLabel("Monday opens")).toHaveValue("09:00");
    await expect(editor.getByLabel("Monday closes")).toHaveValue("17:00");
    await editor.getByLabel("Monday closes").fill("02:00");
    await expect(editor).toContainText("Closes at 2:00 am the next morning.");
    await editor.getByRole("button", { name: "Copy Monday to all days" }).click();
    await editor.getByRole("switch", { name: "Sunday" }).click();
    await editor.getByLabel("Saturday open 24 hours").check();
    await save(editor);
    await expect(section(page, "hours")).toContainText("Closed");
  });
  await test.step("catalog", async () => {
    await edit(page, "catalogue and delivery");
    const editor = form(page, "Catalogue and delivery");
    await editor.getByLabel("Title").fill("Menu");
    await expect(editor.getByRole("button", { name: "Save" })).toBeDisabled();
    await editor.getByLabel("URL").fill("https://zuri.example/menu");
    await save(editor);
    await expect(section(page, "catalog")).toContainText("Menu");
  });
  await test.step("cover and logo", async () => {
    await edit(page, "cover photo");
    const editor = form(page, "Cover");
    const file = editor.locator("input[type=file]");
    const large = {
      name: "big.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.alloc(3 * 2 ** 20 + 1),
    };
    await file.setInputFiles(large);
    await expect(editor).toContainText("Cover must be 3 MB or smaller.");
    await file.setInputFiles(await drawPicture(page, "purple", "cover.jpg"));
    const ring = editor.getByRole("slider");
    await ring.waitFor({ timeout: 60_000 });
    await ring.press("Shift+ArrowDown");
    await expect(ring).toHaveAttribute("aria-valuetext", "50% from the left, 55% from the top");
    await editor.getByText("Mobile", { exact: true }).first().click();
    await expect(ring).toHaveAttribute("aria-valuetext", "50% from the left, 50% from the top");
    await save(editor, "Save position");

    await edit(page, "logo");
    const dialog = page.getByRole("dialog", { name: "Logo" });
    await dialog.locator("input[type=file]").setInputFiles(await drawPicture(page, "black"));
    await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  });

  await bar.getByRole("switch").click();
  await expect(bar).toContainText("Live", slowTimeout);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(visitor.getByText("Suya on Fridays.")).toBeVisible();
  await expect(visitor.getByText("12 Rose Street")).toBeVisible();
  await expect(visitor.getByRole("button", { name: /^Edit / })).toHaveCount(0);
  await expect(visitor.getByText(/^Managed by the owner since/)).toBeVisible();
  await expect(visitor.getByText("Is this your business?")).toHaveCount(0);
  await visitor.context().close();
});

test("DIR-ADDR-03 DIR-ADDR-04 DIR-DET-06 an owner hides the address, and sees failed saves and conflicts", async ({
  page,
  browser,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const { id, path } = await createListing(owner, true);
  await logInAs(page, owner);
  await page.goto(path);
  await edit(page, "address");
  const editor = form(page, "Address");
  await editor.getByRole("switch", { name: "Hide address" }).click();
  await expect(editor).toContainText("Visitors see only your suburb.");
  await page.route("**/api/dir/business/*", (route) => route.abort());
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor).toContainText("Could not save address—please try again.", slowTimeout);
  await page.unroute("**/api/dir/business/*");

  await saveListingByApi(owner, id, { description: "Saved by somebody else." });
  // What somebody else changed is another field, so both changes are saved.
  await save(editor);
  await expect(section(page, "address")).toContainText("Address hidden from public listing.");

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await expect(visitor.getByText("Address hidden from public listing.")).toBeVisible();
  await expect(visitor.getByText("12 Rose Street")).toHaveCount(0);
  await visitor.context().close();
});

test("DIR-DET-05 leaving with unsaved changes asks first", async ({ page }) => {
  const owner = await makeOwner("Zuri Achieng");
  const { path } = await createListing(owner, true);
  await logInAs(page, owner);
  await page.goto(path);
  await edit(page, "about");
  await form(page, "Basic information").getByLabel("Description").fill("Half a sentence");
  await page.getByRole("link", { name: "Directory Home" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.getByRole("link", { name: "Directory Home" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/directory$/);
});

test("DIR-DET-09 DIR-LIST-09 X-19 an owner deletes by typing the name, and an admin restores the listing", async ({
  page,
  browser,
  logIn,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const { path, businessName } = await createListing(owner, true);
  const otherPage = await (await browser.newContext()).newPage();
  await logInAs(otherPage, owner);
  await otherPage.goto(path);
  await otherPage.getByRole("button", { name: "Delete listing" }).click(slowTimeout);
  const dialog = otherPage.getByRole("dialog", { name: `Delete ${businessName}?` });
  const deleteButton = dialog.getByRole("button", { name: "Delete listing" });
  await dialog.getByRole("textbox").fill(businessName.toLowerCase());
  await expect(deleteButton).toBeDisabled();
  await dialog.getByRole("textbox").fill(businessName);
  await deleteButton.click();
  await expect(otherPage).toHaveURL(/\/directory\/listings$/, slowTimeout);
  await expect(otherPage.getByRole("main")).toContainText(
    "Changed your mind? Contact us within 30 days and we'll restore it.",
  );
  const found = await owner.call("GET", `/dir/business?q=${encodeURIComponent(businessName)}`);
  expect((await found.json()).data).toEqual([]);
  const goneResponse = await page.request.get(path);
  expect(goneResponse.status()).toBe(410);
  const html = await goneResponse.text();
  expect(html).toMatch(/<h1[^>]*>This listing has been taken down/);
  expect(html, "complete without its script").not.toContain("<!--$?-->");

  await logIn("admin");
  await page.goto("/admin/listings/deleted");
  await page.getByRole("button", { name: `Restore ${businessName}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("button", { name: `Restore ${businessName}` })).toHaveCount(
    0,
    slowTimeout,
  );
  await otherPage.goto(path);
  await expect(otherPage.getByRole("heading", { level: 1, name: businessName })).toBeVisible();
  await otherPage.context().close();
});

/** Returns the link of the emailed invitation. */
async function inviteEditor(page: Page, email: string): Promise<string> {
  await page.getByRole("button", { name: "People" }).click(slowTimeout);
  const dialog = page.getByRole("dialog", { name: "People" });
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(dialog.getByRole("list")).toContainText(email, slowTimeout);
  return findMailLink(await waitForMail(email, /help manage/), "/directory/invitation");
}

async function expectRefused(browser: Browser, stranger: TestPerson, link: string) {
  const wrong = await (await browser.newContext()).newPage();
  await logInAs(wrong, stranger);
  await wrong.goto(link);
  await wrong.getByRole("button", { name: "Accept invitation" }).click();
  await expect(wrong.getByRole("alert")).toContainText("sent to a different email", slowTimeout);
  await wrong.context().close();
}

type Listing = Awaited<ReturnType<typeof createListing>>;

/** The invited editor finds the listing among theirs and changes it, but can't delete it. */
async function editAsInvited(inviteePage: Page, link: string, listing: Listing) {
  const { id, path, businessName } = listing;
  await inviteePage.goto(link);
  await inviteePage.getByRole("button", { name: "Accept invitation" }).click();
  await expect(inviteePage).toHaveURL(new RegExp(`${path}$`), slowTimeout);
  await expect(inviteePage.getByRole("region", { name: "Your listing" })).toBeVisible(slowTimeout);
  await expect(inviteePage.getByRole("button", { name: "Delete listing" })).toHaveCount(0);
  await inviteePage.goto("/directory/listings");
  await inviteePage.getByRole("link", { name: "Yours" }).click(slowTimeout);
  await expect(inviteePage.getByRole("heading", { level: 2, name: businessName })).toBeVisible(
    slowTimeout,
  );
  await expect(inviteePage.getByRole("button", { name: /^Delete / })).toHaveCount(0);
  await inviteePage.goto(`/directory/edit-business/${id}`);
  const editor = form(inviteePage, "Basic information");
  await editor.getByLabel("Description").fill("Changed by the nephew.");
  await save(editor);
  await expect(section(inviteePage, "info")).toContainText("Changed by the nephew.");
}

/** The owner changes their mind once, and the focus never gets lost. */
async function removeEditor(page: Page) {
  const dialog = page.getByRole("dialog", { name: "People" });
  await page.getByRole("button", { name: "People" }).click(slowTimeout);
  await dialog.getByRole("button", { name: "Remove Kofi Achieng" }).click();
  const question = page.getByRole("dialog", { name: "Remove Kofi Achieng?" });
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(dialog.getByRole("button", { name: "Remove Kofi Achieng" })).toBeFocused();
  await dialog.getByRole("button", { name: "Remove Kofi Achieng" }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(dialog).toContainText("Nobody else helps with this listing yet.", slowTimeout);
  await expect(dialog.getByRole("status")).toHaveText(
    "Kofi Achieng no longer has access to this listing.",
  );
  await expect(dialog.getByRole("group", { name: "People and invitations" })).toBeFocused();
}

test("X-20 GUARD-17 an invited editor can edit, and is refused once removed", async ({
  page,
  browser,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const nephew = await makePerson("Kofi Achieng", { isVerified: true });
  const stranger = await makePerson("Ada Nwosu", { isVerified: true });
  const listing = await createListing(owner, true);
  const { path, businessName } = listing;
  await logInAs(page, owner);
  await page.goto(path);
  const link = await inviteEditor(page, nephew.email);
  await expectRefused(browser, stranger, link);

  const theirs = await (await browser.newContext()).newPage();
  await logInAs(theirs, nephew);
  await editAsInvited(theirs, link, listing);

  await page.reload();
  await removeEditor(page);

  await edit(theirs, "about");
  const editor = form(theirs, "Basic information");
  await editor.getByLabel("Description").fill("Once more.");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByRole("region", { name: "Your listing" })).toHaveCount(0, slowTimeout);
  await expect(theirs.getByRole("alert")).toHaveText(
    "You no longer have access to edit this listing.",
  );
  await expect(theirs.getByRole("heading", { level: 1, name: businessName })).toBeVisible();
  await expect(theirs.getByText("Once more.")).toHaveCount(0);
  await theirs.context().close();
});

test("GUARD-19 DIR-DET-11 staff can edit every listing and manage community words", async ({
  page,
  logIn,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const { id, path } = await createListing(owner);
  await logIn("moderator");
  await page.goto(`/directory/edit-business/${id}`);
  await expect(page).toHaveURL(new RegExp(path), slowTimeout);
  await expect(form(page, "Basic information")).toBeVisible(slowTimeout);

  const word = `zuri${randomBytes(3).toString("hex")}`;
  await page.goto("/admin/community-words");
  await page.getByLabel("Word", { exact: true }).fill(word);
  await page.getByLabel("Other word").fill("suya");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Search words").fill(word);
  await page.getByRole("button", { name: "Search", exact: true }).last().click();
  const remove = page.getByRole("button", { name: new RegExp(`^Remove .*${word}`) });
  await remove.click(slowTimeout);
  await expect(remove).toHaveCount(0, slowTimeout);
});
