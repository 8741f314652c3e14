import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePublicStore, makeStorePicture } from "#test/stores.ts";
import { StoreHeader } from "./store-banner.tsx";

const store = makePublicStore({ headerImg: makeStorePicture("header") });

/** The file that the browser chose, and where it is cut. */
function shown() {
  const image = document.querySelector("img");
  if (!image) throw new Error("no image");
  const { objectFit, objectPosition } = getComputedStyle(image);
  return [image.currentSrc.split("/").at(-1), objectFit, objectPosition];
}

test.each([
  [390, "header_mobile.webp", "10% 40%"],
  [768, "header_mobile.webp", "10% 40%"],
  [769, "header_tablet.webp", "20% 40%"],
  [1280, "header_tablet.webp", "20% 40%"],
  [1281, "header_desktop.webp", "30% 40%"],
])(
  "MKT-06 STORE-14 X-86 at %i px a store's header is %s, cut around %s",
  async (width, file, point) => {
    await page.viewport(width, 900);
    await render(<StoreHeader store={store} />);
    await expect.poll(shown).toEqual([file, "cover", point]);
  },
);

test("STORE-14 on a phone the cut is 768 by 400", async () => {
  await page.viewport(768, 900);
  await render(<StoreHeader store={store} />);
  const box = document.querySelector("img")?.getBoundingClientRect();
  expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 400)).toBe(768);
});
