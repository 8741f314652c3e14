import { expect, vi } from "vitest";
import { cdp, type Locator } from "vitest/browser";

/** From here on slides turn only when the test lets time pass. */
export const fakeIntervals = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });

/** The position of the slide that shows, once no other one does. */
export async function readShownSlide(carousel: Locator): Promise<number> {
  const slides = () => [...carousel.element().querySelectorAll('[aria-roledescription="slide"]')];
  const opacities = () => slides().map((slide) => getComputedStyle(slide).opacity);
  await expect
    .poll(() => opacities().toSorted().join())
    .toBe([...Array(slides().length - 1).fill("0"), "1"].join());
  return opacities().indexOf("1");
}

/** A finger moves so many pixels to the left, as the browser itself would report it. */
export async function swipe(target: Locator, distancePx: number): Promise<void> {
  const box = target.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const y = (frame?.y ?? 0) + box.y + 60;
  const from = (frame?.x ?? 0) + 300;
  const touch = (type: "touchStart" | "touchMove", x: number) =>
    cdp().send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", from);
  await touch("touchMove", from - distancePx / 2);
  await touch("touchMove", from - distancePx);
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** What the person asked their system for. */
export const setMotionPreference = (value: "reduce" | "no-preference") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });

/** The same as an event, for what is too narrow to be swiped from a fixed place of the screen. */
export function dispatchSwipe(target: Element, distancePx: number): void {
  const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 });
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
  send("touchstart", [touch(300)], [touch(300)]);
  send("touchend", [], [touch(300 - distancePx)]);
}
