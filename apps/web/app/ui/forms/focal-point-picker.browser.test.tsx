import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FocalPointPicker } from "./focal-point-picker.tsx";

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200"/></svg>',
)}`;

function Cover() {
  const [point, setPoint] = useState({ x: 40, y: 60 });
  return (
    <FocalPointPicker
      label="Focal point of the cover"
      src={picture}
      value={point}
      onChange={setPoint}
      crops={[{ name: "Desktop", width: 1920, height: 600 }]}
    />
  );
}

test("the focal point follows keys and pointer, stays inside, and the crops follow it", async () => {
  await render(<Cover />);
  const ring = page.getByRole("slider", { name: "Focal point of the cover" });
  const says = (text: string) => expect.element(ring).toHaveAttribute("aria-valuetext", text);
  (ring.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await says("41% from the left, 60% from the top");
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  await says("41% from the left, 55% from the top");
  const crop = page.getByRole("figure").element().querySelector("img") as HTMLElement;
  await expect.element(crop).toHaveStyle({ objectPosition: "41% 55%" });

  const frame = ring.element().parentElement as HTMLElement;
  await userEvent.click(frame, { position: { x: 100, y: 100 } });
  await says("25% from the left, 50% from the top");
  await expect.element(ring).toHaveFocus();
});

test("a drag goes on outside the picture, stops at its edge and ends with the button", async () => {
  await render(
    <div className="p-24">
      <Cover />
      <p>Outside</p>
    </div>,
  );
  const ring = page.getByRole("slider", { name: "Focal point of the cover" });
  await userEvent.dragAndDrop(ring, page.getByText("Outside"), { targetPosition: { x: 1, y: 1 } });
  await expect
    .element(ring)
    .toHaveAttribute("aria-valuetext", "0% from the left, 100% from the top");
  await page.getByText("Outside").hover({ position: { x: 300, y: 1 } });
  await expect
    .element(ring)
    .toHaveAttribute("aria-valuetext", "0% from the left, 100% from the top");
});
