import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uploadProgressCopy } from "#lib/uploads/copy.ts";
import { acceptUpload } from "#test/uploads.ts";
import { PhotoPicker } from "./photo-picker.tsx";

const file = (name: string) => new File(["x".repeat(900)], name, { type: "image/png" });
const input = page.getByLabelText(/^Photos/).first();
const onBusyChange = vi.fn();
const chosen = () => document.querySelector<HTMLInputElement>("input[name=photos]")?.value;

beforeEach(async () => {
  onBusyChange.mockClear();
  await render(
    <PhotoPicker
      purpose="review-photo"
      targetId="ITM-1"
      max={3}
      name="photos"
      first={[{ id: "known", name: "Photo 1" }]}
      onBusyChange={onBusyChange}
      send={acceptUpload}
    />,
  );
});

test("F-MKT-08 photos that are ready are in the form, in order, up to the most, and can be removed", async () => {
  expect(chosen()).toBe("known");
  await input.upload([file("a.png"), file("b.png"), file("c.png")]);
  await expect.poll(chosen).toBe("known,a.png,b.png");
  await expect.element(page.getByText("Please choose up to 3 photos.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Photo 1" }).click();
  expect(chosen()).toBe("a.png,b.png");
  for (const name of ["a.png", "b.png"])
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  expect(chosen()).toBe("none");
  expect(onBusyChange).toHaveBeenLastCalledWith(false);
});

test("one that fails says why and isn't in the form", async () => {
  await input.upload([file("offline.png")]);
  await expect.element(page.getByText(uploadProgressCopy.offline)).toBeVisible();
  expect(chosen()).toBe("known");
});
