import type { Page } from "@playwright/test";
import { drawPhoto, insertExif, makeExifSegment } from "../../scripts/lib/phone-photo.ts";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A single-colour image file, drawn by the browser. */
export async function drawPicture(
  page: Page,
  colour: string,
  name = "photo.jpg",
): Promise<ChosenFile> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(600, 500);
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("the browser does not draw");
    brush.fillStyle = fill;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    return [...new Uint8Array(await file.arrayBuffer())];
  }, colour);
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}

/** What a phone sends: 12 megapixels of about 6 MB, held upright, with the model of the phone in it. */
export async function makePhonePhoto(page: Page, model: string): Promise<ChosenFile> {
  const encoded = await page.evaluate(`(${drawPhoto.toString()})().then(async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (let at = 0; at < bytes.length; at += 32768)
      text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    return btoa(text);
  })`);
  const jpeg = Buffer.from(String(encoded), "base64");
  const buffer = Buffer.from(insertExif(jpeg, makeExifSegment(6, model)));
  return { name: "IMG_4471.jpg", mimeType: "image/jpeg", buffer };
}

/** An image large enough that uploading takes a while: a screenshot of the home page. */
export async function makeLargePicture(page: Page): Promise<ChosenFile> {
  const tab = await page.context().newPage();
  await tab.goto("/");
  const buffer = await tab.screenshot({ type: "jpeg", quality: 100, fullPage: true });
  await tab.close();
  return { name: "large.jpg", mimeType: "image/jpeg", buffer };
}

/** Limits the page's upload speed from now on. */
export async function throttleUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}
