import { noSocials } from "@boab/contracts/directory/socials";
import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { waitForHydration } from "../support/hydration.ts";
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
import { makeOwner } from "../support/people.ts";
import { drawPicture } from "../support/pictures.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const businessUrlPattern = "**/api/dir/business/*";
const editingUrlPattern = "**/api/dir/business/*/editing";

async function openOwnListing(page: Page, isLive = true) {
  const owner = await makeOwner("Zuri Achieng");
  const listing = await createListing(owner, isLive);
  await logInAs(page, owner);
  await page.goto(listing.path);
  await page.getByRole("region", { name: "Your listing" }).waitFor(slowTimeout);
  return { owner, ...listing };
}

/** Like returning from another tab. */
async function returnToTab(page: Page): Promise<void> {
  const read = page.waitForResponse(editingUrlPattern);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await read;
}

test("DIR-DET-06 what two people change at once overwrites nothing, and nothing typed is lost", async ({
  page,
}) => {
  const { owner, id } = await openOwnListing(page);
  await edit(page, "social links");
  const socials = form(page, "Social links");
  await socials.getByLabel("Instagram").fill("zuri");
  await edit(page, "address");
  const addressForm = form(page, "Address");
  await addressForm.getByLabel("Street").fill("14 Rose Street");
  await socials.getByLabel("TikTok").fill("zuri");
  const theirs = { ...noSocials, facebook: "theirs", tiktok: "theirs" };
  await saveListingByApi(owner, id, { socials: theirs });
  await returnToTab(page);

  // The street is nobody else's change: it is saved unasked, and the other draft stays.
  await save(addressForm);
  await expect(section(page, "address")).toContainText("14 Rose Street");
  await expect(socials.getByLabel("Instagram")).toHaveValue("zuri");

  await socials.getByRole("button", { name: "Save" }).click();
  await expect(socials.getByRole("alert")).toContainText(
    "Someone else changed this while you were editing.",
    slowTimeout,
  );
  await expect(socials.getByRole("group")).toHaveCount(1);
  await expect(socials.getByRole("textbox", { name: "TikTok" })).toHaveValue("zuri");
  await socials.getByLabel(/^Take theirs: .*theirs/).check();
  await save(socials);
  await edit(page, "social links");
  await expect(socials.getByLabel("Instagram")).toHaveValue(/zuri/);
  await expect(socials.getByLabel("Facebook")).toHaveValue(/theirs/);
  await expect(socials.getByLabel("TikTok")).toHaveValue(/theirs/);
});

test("DIR-DET-06 DIR-DET-08 two saves at once do not conflict, and the switch keeps focus", async ({
  page,
}) => {
  await openOwnListing(page);
  await edit(page, "address");
  const addressForm = form(page, "Address");
  await addressForm.getByLabel("Street").fill("14 Rose Street");
  const releaseRequests = await holdRequests(page, businessUrlPattern);
  const live = page.getByRole("region", { name: "Your listing" }).getByRole("switch");
  await live.click();
  await page.getByRole("dialog").getByRole("button", { name: "Hide it" }).click();
  await expect(live).toHaveAttribute("aria-disabled", "true");
  await expect(live).toBeFocused();
  await addressForm.getByRole("button", { name: "Save", exact: true }).click();
  releaseRequests();
  await expect(addressForm).toHaveCount(0, slowTimeout);
  await expect(section(page, "address")).toContainText("14 Rose Street");
  await expect(page.getByRole("region", { name: "Your listing" })).toContainText("Hidden");
});

test("DIR-WIZ-14 the input survives going back, and is cleared with the new listing", async ({
  page,
}) => {
  await logInAs(page, await makeOwner("Zuri Achieng"));
  await page.goto("/directory/add-business?step=details");
  await waitForHydration(page);
  const name = makeUniqueName();
  await page.getByLabel("Business name").fill(name);
  await page.getByLabel("Description").fill("Jollof, suya and stories.");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("link", { name: "Add your business" }).click();
  await expect(page.getByLabel("Business name")).toHaveValue(name);
  await expect(page.getByLabel("Description")).toHaveValue("Jollof, suya and stories.");
  await page.getByLabel("URL").fill(name.toLowerCase().replaceAll(" ", "-"));
  await page.getByLabel("Category").selectOption("Restaurants");
  await page.getByLabel("Phone").fill("0400 000 000");
  await page.getByRole("button", { name: "Create listing" }).click();
  await expect(page).toHaveURL(/\/directory\/listings\/mama-zuri-/, slowTimeout);
  const readStoredDraft = () => page.evaluate(() => sessionStorage.getItem("boab-new-listing"));
  await expect.poll(readStoredDraft).toBeNull();
});

test("DIR-DET-05 an owner sees when editing fails to load, and can retry", async ({ page }) => {
  const { path } = await openOwnListing(page);
  await page.route(editingUrlPattern, (route) => route.abort());
  await page.goto(`${path}?edit=info`);
  const note = page.getByRole("alert");
  await expect(note).toContainText("We couldn't load this listing for editing.", slowTimeout);
  await page.unroute(editingUrlPattern);
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(form(page, "Basic information")).toBeVisible(slowTimeout);
  await expect(note).toHaveCount(0);
});

test("DIR-DET-05 unsaved changes elsewhere block neither a new slug nor a deletion", async ({
  page,
}) => {
  const { slug, businessName } = await openOwnListing(page);
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await edit(page, "address");
  const addressForm = form(page, "Address");
  await addressForm.getByLabel("Street").fill("14 Rose Street");
  await edit(page, "about");
  const info = form(page, "Basic information");
  await info.getByLabel("URL").fill(`${slug}-two`);
  await save(info);
  await expect(page).toHaveURL(new RegExp(`${slug}-two$`), slowTimeout);
  await expect(question).toBeHidden();
  await expect(addressForm.getByLabel("Street")).toHaveValue("14 Rose Street");

  await page.getByRole("button", { name: "Delete listing" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${businessName}?` });
  await dialog.getByRole("textbox").fill(businessName);
  await dialog.getByRole("button", { name: "Delete listing" }).click();
  await expect(page).toHaveURL(/\/directory\/listings$/, slowTimeout);
});

/** Each section with a valid change, and the specified sentence when saving fails. */
const failures: {
  title: string;
  name: string;
  change: (editor: Locator) => Promise<void>;
  sentence: string;
}[] = [
  {
    title: "about",
    name: "Basic information",
    change: (editor) => editor.getByLabel("Description").fill("Suya."),
    sentence: "Failed to save – please try again.",
  },
  {
    title: "social links",
    name: "Social links",
    change: (editor) => editor.getByLabel("Instagram").fill("zuri"),
    sentence: "Failed to save socials.",
  },
  {
    title: "prices",
    name: "Prices",
    change: (editor) => editor.getByLabel("What price 1 is for").fill("Suya"),
    sentence: "Failed to save prices.",
  },
  {
    title: "video",
    name: "Video",
    change: (editor) => editor.getByLabel("Caption").fill("Our kitchen"),
    sentence: "Failed to save video—please try again.",
  },
  {
    title: "gallery",
    name: "Gallery",
    change: async () => undefined,
    sentence: "Failed to save gallery.",
  },
  {
    title: "address",
    name: "Address",
    change: (editor) => editor.getByLabel("Street").fill("14 Rose Street"),
    sentence: "Could not save address—please try again.",
  },
  {
    title: "operating hours",
    name: "Operating hours",
    change: (editor) => editor.getByLabel("Monday closes").fill("18:00"),
    sentence: "Failed to save hours.",
  },
  {
    title: "catalogue and delivery",
    name: "Catalogue and delivery",
    change: (editor) => editor.getByLabel("URL").fill("https://zuri.example/menu"),
    sentence: "Failed to save – please try again.",
  },
];

/** Tries to save each of these sections while the network is down. */
async function expectSavesToFail(page: Page, titles: string[]): Promise<void> {
  const triedSections = failures.filter(({ title }) => titles.includes(title));
  expect(triedSections).toHaveLength(titles.length);
  await openOwnListing(page);
  await page.route(businessUrlPattern, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  for (const { title, name, change, sentence } of triedSections)
    await test.step(title, async () => {
      await edit(page, title);
      const editor = form(page, name);
      await change(editor);
      await editor.getByRole("button", { name: "Save", exact: true }).click();
      await expect(editor.getByRole("alert")).toHaveText(sentence, slowTimeout);
      await editor.getByRole("button", { name: "Cancel" }).click();
      await expect(editor).toHaveCount(0);
    });
}

test("DIR-INFO-03 DIR-SOC-03 DIR-PRICE-03 DIR-VID-02 words, links, prices and video say when they are not saved", ({
  page,
}) => expectSavesToFail(page, ["about", "social links", "prices", "video"]));

test("DIR-GAL-05 DIR-ADDR-04 DIR-HRS-02 gallery, address, hours and catalog say when they are not saved", ({
  page,
}) => expectSavesToFail(page, ["gallery", "address", "operating hours", "catalogue and delivery"]));

test("DIR-COV-06 a failed cover upload or position shows its error", async ({ page }) => {
  await openOwnListing(page);
  await edit(page, "cover photo");
  const editor = form(page, "Cover");
  const file = editor.locator("input[type=file]");
  const picture = await drawPicture(page, "purple", "cover.jpg");
  await page.route("**/api/uploads*", (route) => route.abort());
  await file.setInputFiles(picture);
  await expect(editor).toContainText("Upload failed – please try again.", { timeout: 60_000 });
  await page.unroute("**/api/uploads*");
  await editor.getByRole("button", { name: "Try again" }).click();
  const ring = editor.getByRole("slider");
  await ring.waitFor({ timeout: 60_000 });
  await ring.press("Shift+ArrowDown");
  await page.route(businessUrlPattern, (route) => route.abort());
  await editor.getByRole("button", { name: "Save position" }).click();
  await expect(editor.getByRole("alert")).toHaveText("Failed to save position.", slowTimeout);
});

test("DIR-SOC-03 DIR-DET-06 the socials toast lasts 1200 ms, others 2000", async ({ page }) => {
  await page.clock.install();
  await openOwnListing(page);
  const toast = page.getByRole("status").getByText("Saved", { exact: true });
  for (const [title, name, field, ms] of [
    ["social links", "Social links", "Instagram", 1200],
    ["about", "Basic information", "Description", 2000],
  ] as const) {
    await edit(page, title);
    await form(page, name).getByLabel(field).fill("zuri");
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await form(page, name).getByRole("button", { name: "Save" }).click();
    await expect(toast).toBeVisible(slowTimeout);
    await page.clock.runFor(ms - 1);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2);
    await expect(toast).toHaveCount(0);
    await page.clock.resume();
  }
});
