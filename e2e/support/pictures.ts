import type { Page } from "@playwright/test";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A single-colour image file, drawn by the browser. */
export async function pictureOf(
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

/** An image large enough that uploading takes a while: a screenshot of the home page. */
export async function largePicture(page: Page): Promise<ChosenFile> {
  const tab = await page.context().newPage();
  await tab.goto("/");
  const buffer = await tab.screenshot({ type: "jpeg", quality: 100, fullPage: true });
  await tab.close();
  return { name: "large.jpg", mimeType: "image/jpeg", buffer };
}

/** Limits the page's upload speed from now on. */
export async function throttleSending(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}
