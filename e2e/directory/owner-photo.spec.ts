import {
  createListing,
  edit,
  form,
  logInAs,
  save,
  section,
  slowTimeout,
} from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { makePhonePhoto, throttleUploads } from "../support/pictures.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 180_000 });

test.use({ viewport: { width: 390, height: 844 } });

const phoneModel = "PHONE-OF-ZURI";

test("DIR-GAL-02 a photo of 6 MB from a phone goes up on a slow network, light, upright and without a word about the phone", async ({
  page,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const { path } = await createListing(owner, true);
  await logInAs(page, owner);
  // What leaves the browser, as the store gets it.
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    const sent: Blob[] = [];
    Reflect.set(window, "sent", sent);
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData && body.get("file");
      if (file instanceof Blob) sent.push(file);
      send.call(this, body);
    };
  });
  await page.goto(path);
  await edit(page, "gallery");
  const editor = form(page, "Gallery");
  const photo = await makePhonePhoto(page, phoneModel);
  expect(photo.buffer.length).toBeGreaterThan(5.5 * 2 ** 20);
  await throttleUploads(page, 300_000);
  await editor.locator("input[type=file]").setInputFiles(photo);
  await expect(editor.getByRole("progressbar")).toBeVisible(slowTimeout);
  const name = editor.getByLabel("Name");
  await expect(name).toHaveValue("", { timeout: 60_000 });

  const sent = await page.evaluate(async () => {
    const [file] = (window as unknown as { sent: Blob[] }).sent;
    return { size: file?.size ?? 0, text: (await file?.text()) ?? "" };
  });
  expect(sent.size).toBeLessThan(photo.buffer.length / 4);
  expect(sent.text).not.toContain(phoneModel);
  expect(sent.text).not.toContain("Exif");

  await editor.getByLabel("Caption").fill("Our front door");
  await save(editor);
  const shown = section(page, "gallery").locator("img").first();
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      shown.evaluate(
        ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth < naturalHeight,
      ),
    )
    .toBe(true);
});
