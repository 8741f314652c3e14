import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { waitForMail } from "../support/mailbox.ts";
import { type MadePerson, madePassword, makeWriter } from "../support/people.ts";
import { pictureOf } from "../support/pictures.ts";
import { demoPerson, expect, openSession, test } from "../support/test.ts";
import { rememberToasts } from "../support/toasts.ts";

const signIn = (page: Page, person: MadePerson) =>
  openSession(page.context(), "signInWithPassword", { ...person, password: madePassword });

const story = (page: Page) => page.getByRole("textbox", { name: "Your story" });

async function choosePicture(page: Page) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a picture" }).click();
  await (await chooser).setFiles(await pictureOf(page, "#b8441f", "injera.jpg"));
  await page
    .getByLabel("Describe the main picture")
    .fill("Injera on a wide tray, with three stews");
}

test("F-MAG-01 EDIT-01 EDIT-02 X-45 a writer writes and submits, an editor publishes and schedules", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const writer = await makeWriter("Selam Tesfaye");
  const title = `Injera for forty ${randomBytes(3).toString("hex")}`;
  const saidToWriter = await rememberToasts(page);
  await signIn(page, writer);

  await page.goto("/test-editor");
  await expect(page).toHaveURL(/\/test-editor\/DOC-[A-Z0-9]{6}$/);
  await expect(page.getByText("New document").first()).toBeAttached();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Introduction" }).fill("Forty guests, one mitad.");
  await page.getByLabel("Topic").selectOption("Food");
  await choosePicture(page);

  await story(page).click();
  await page.keyboard.type("The batter starts on Thursday.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: "Bold (Ctrl B)" })).toBeFocused();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(story(page)).toBeFocused();
  await page.keyboard.type("Saturday");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saidToWriter("Document saved!");
  await page.getByRole("button", { name: /^Submit/ }).click();
  await expect(page.getByText(/This is with our editors/)).toBeVisible();
  await expect(story(page)).toHaveAttribute("contenteditable", "false");

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const desk = await context.newPage();
  const saidToEditor = await rememberToasts(desk);
  await openSession(context, "signInWithPassword", demoPerson("admin"), baseURL);
  await desk.goto("/admin/magazine");
  await desk.getByRole("link", { name: title }).click();
  await expect(desk.getByRole("heading", { name: "Saturday" })).toBeVisible();
  const decide = async (button: string, confirmation = button) => {
    await desk.getByRole("button", { name: button, exact: true }).click();
    const dialog = desk.getByRole("dialog");
    if (button === "Schedule") await dialog.getByLabel("Date").fill(inThreeDays());
    await dialog.getByRole("button", { name: confirmation, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await decide("Publish now");
  await saidToEditor("Published.");
  await desk.getByRole("link", { name: "Read it on the site" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = desk.url();
  const statusOf = async (url: string) =>
    (await desk.request.get(url, { maxRedirects: 0 })).status();

  await page.goto("/my-account/articles");
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row.getByText("Published", { exact: true })).toBeVisible();
  await expect(row.getByRole("link", { name: /^Read it/ })).toBeVisible();

  await desk.goto("/admin/magazine?status=published");
  await desk.getByRole("link", { name: title }).click();
  await decide("Take off the site", "Take it off");
  await saidToEditor("Taken off.");
  await expect.poll(() => statusOf(address), { timeout: 45_000 }).not.toBe(200);
  await decide("Schedule");
  await saidToEditor("Scheduled. The writer gets an email.");
  await desk.goto("/admin/magazine?status=scheduled");
  await expect(desk.getByRole("link", { name: title })).toBeVisible();
  expect(await statusOf(address)).not.toBe(200);
  await waitForMail(writer.email, new RegExp(`^Scheduled: ${title}`));
  await context.close();
});

const inThreeDays = () => new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
