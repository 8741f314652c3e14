import type { Page } from "@playwright/test";

/** A picture file as somebody would choose it: one flat colour, drawn by the browser itself. */
export async function pictureOf(page: Page, colour: string, name = "photo.jpg") {
  const tab = await page.context().newPage();
  await tab.setViewportSize({ width: 600, height: 500 });
  await tab.setContent(`<body style="background:${colour}">`);
  const buffer = await tab.screenshot({ type: "jpeg", quality: 90 });
  await tab.close();
  return { name, mimeType: "image/jpeg", buffer };
}

/** A picture with so much in it that sending it takes a while: the home page itself. */
export async function largePicture(page: Page) {
  const tab = await page.context().newPage();
  await tab.goto("/");
  const buffer = await tab.screenshot({ type: "jpeg", quality: 100, fullPage: true });
  await tab.close();
  return { name: "large.jpg", mimeType: "image/jpeg", buffer };
}

/** From now on the page sends no more than this. */
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
