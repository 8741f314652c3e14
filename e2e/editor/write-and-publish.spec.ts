import { randomBytes } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { waitForMail } from "../support/mailbox.ts";
import { makeWriter, type TestPerson, testPassword } from "../support/people.ts";
import { drawPicture } from "../support/pictures.ts";
import { expect, findDemoPerson, openSession, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

const signIn = (page: Page, person: TestPerson) =>
  openSession(page.context(), "signInWithPassword", { ...person, password: testPassword });

const story = (page: Page) => page.getByRole("textbox", { name: "Your story" });

async function choosePicture(page: Page) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a picture" }).click();
  await (await chooser).setFiles(await drawPicture(page, "#b8441f", "injera.jpg"));
  await page
    .getByLabel("Describe the main picture")
    .fill("Injera on a wide tray, with three stews");
}

/** Fills in everything but the story. */
async function describeArticle(page: Page, title: string) {
  await page.goto("/test-editor");
  await expect(page).toHaveURL(/\/test-editor\/DOC-[A-Z0-9]{6}$/);
  await expect(page.getByText("New document").first()).toBeAttached();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Introduction" }).fill("Forty guests, one mitad.");
  await page.getByLabel("Topic").selectOption("Food");
  await choosePicture(page);
}

/** Types a paragraph, and a heading from the toolbar, without the mouse. */
async function writeStory(page: Page) {
  await story(page).click();
  await page.keyboard.type("The batter starts on Thursday.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: "Bold (Ctrl B)" })).toBeFocused();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(story(page)).toBeFocused();
  await page.keyboard.type("Saturday");
}

type ExpectToast = Awaited<ReturnType<typeof recordToasts>>;

async function submit(page: Page, expectToast: ExpectToast) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectToast("Document saved!");
  await page.getByRole("button", { name: /^Submit/ }).click();
  await expect(page.getByText(/This is with our editors/)).toBeVisible();
  await expect(story(page)).toHaveAttribute("contenteditable", "false");
}

/** The editor works in a browser of their own. */
async function openDesk(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const editorPage = await context.newPage();
  const expectEditorToast = await recordToasts(editorPage);
  await openSession(context, "signInWithPassword", findDemoPerson("admin"), baseURL);
  return { desk: editorPage, expectEditorToast: expectEditorToast };
}

/** Ends on the published article. */
async function publish(desk: Page, title: string, expectToast: ExpectToast) {
  await desk.goto("/admin/magazine");
  await desk.getByRole("link", { name: title }).click();
  await expect(desk.getByRole("heading", { name: "Saturday" })).toBeVisible();
  await decide(desk, "Publish now");
  await expectToast("Published.");
  await desk.getByRole("link", { name: "Read it on the site" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(title);
}

async function decide(desk: Page, button: string, confirmation = button) {
  await desk.getByRole("button", { name: button, exact: true }).click();
  const dialog = desk.getByRole("dialog");
  if (button === "Schedule") await dialog.getByLabel("Date").fill(getDateInThreeDays());
  await dialog.getByRole("button", { name: confirmation, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function expectPublished(page: Page, title: string) {
  await page.goto("/my-account/articles");
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row.getByText("Published", { exact: true })).toBeVisible();
  await expect(row.getByRole("link", { name: /^Read it/ })).toBeVisible();
}

test("F-MAG-01 EDIT-01 EDIT-02 X-45 a writer writes and submits, an editor publishes and schedules", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const writer = await makeWriter("Selam Tesfaye");
  const title = `Injera for forty ${randomBytes(3).toString("hex")}`;
  const expectWriterToast = await recordToasts(page);
  await signIn(page, writer);

  await describeArticle(page, title);
  await writeStory(page);
  await submit(page, expectWriterToast);

  const { desk, expectEditorToast: saidToEditor } = await openDesk(browser, baseURL);
  await publish(desk, title, saidToEditor);
  const deskUrl = desk.url();
  const readStatus = async (url: string) =>
    (await desk.request.get(url, { maxRedirects: 0 })).status();

  await expectPublished(page, title);
  await desk.goto("/admin/magazine?status=published");
  await desk.getByRole("link", { name: title }).click();
  await decide(desk, "Take off the site", "Take it off");
  await saidToEditor("Taken off.");
  await expect.poll(() => readStatus(deskUrl), { timeout: 45_000 }).not.toBe(200);
  await decide(desk, "Schedule");
  await saidToEditor("Scheduled. The writer gets an email.");
  await desk.goto("/admin/magazine?status=scheduled");
  await expect(desk.getByRole("link", { name: title })).toBeVisible();
  expect(await readStatus(deskUrl)).not.toBe(200);
  await waitForMail(writer.email, new RegExp(`^Scheduled: ${title}`));
  await desk.context().close();
});

const getDateInThreeDays = () =>
  new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
