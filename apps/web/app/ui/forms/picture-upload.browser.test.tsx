import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PictureUpload } from "./picture-upload.tsx";

afterEach(() => void vi.restoreAllMocks());

const picture = () => new File(["x".repeat(900)], "logo.png", { type: "image/png" });
const input = page.getByLabelText(/^Logo/);

test("the focus goes back to the field when the button that was pressed is gone", async () => {
  const fetchSpy = vi.spyOn(window, "fetch").mockRejectedValueOnce(new TypeError("offline"));
  await render(
    <PictureUpload
      label="Logo"
      purpose="listing-logo"
      targetId="BUS-1"
      describeError={() => ({ headline: "That didn't work.", detail: null })}
      onReady={vi.fn()}
    />,
  );
  await input.upload(picture());
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  fetchSpy.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      ),
  );
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  const stop = page.getByRole("button", { name: "Stop" });
  await stop.click();
  await expect.element(stop).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
});
