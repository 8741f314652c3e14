import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { dispatchSwipe } from "#test/browser/carousels.ts";
import { PhotoStrip } from "./photo-strip.tsx";

const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
)}`;
const file = { webp: src, jpeg: src, width: 8, height: 8 };
const photos = [{ id: "1", alt: "A torn seam", small: file, large: file }];

const followed = vi.fn<(isPrevented: boolean) => void>();
const note = (event: Event) => {
  followed(event.defaultPrevented);
  event.preventDefault();
};
afterEach(() => {
  followed.mockClear();
  document.removeEventListener("click", note);
});

test("a photo opens over the page, under the name of the strip", async () => {
  await render(<PhotoStrip name="Photos from Achol" photos={photos} />);
  await page.getByRole("link", { name: "A torn seam" }).click();
  const dialog = page.getByRole("dialog", { name: "Photos from Achol", exact: true });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("with Ctrl it opens in another tab, as every link does", async () => {
  await render(<PhotoStrip name="Photos from Achol" photos={photos} />);
  document.addEventListener("click", note);
  await page.getByRole("link", { name: "A torn seam" }).click({ modifiers: ["Control"] });
  expect(followed).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a swipe of 59 pixels stays at the photo, and one of 61 moves on", async () => {
  const two = [...photos, { id: "2", alt: "The label", small: file, large: file }];
  await render(<PhotoStrip name="Photos from Achol" photos={two} />);
  await page.getByRole("link", { name: "A torn seam" }).click();
  const dialog = page.getByRole("dialog", { name: "Photos from Achol", exact: true });
  await expect.element(dialog.getByText("1 of 2")).toBeVisible();
  const picture = dialog.getByAltText("A torn seam", { exact: true }).element();
  dispatchSwipe(picture, 59);
  await expect.element(dialog.getByText("1 of 2")).toBeVisible();
  dispatchSwipe(picture, 61);
  await expect.element(dialog.getByText("2 of 2")).toBeVisible();
});
