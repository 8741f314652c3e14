import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  fakeIntervals,
  readShownSlide,
  setMotionPreference,
  swipe,
} from "#test/browser/carousels.ts";
import { figures } from "#test/figures.ts";
import { Hero } from "./hero.tsx";

const Home = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <Hero figures={figures} />
        <p>Below</p>
      </>
    ),
  },
]);
const hero = page.getByRole("region", { name: "What Boab is for" });

afterEach(async () => {
  vi.useRealTimers();
  await setMotionPreference("no-preference");
  await page.viewport(1440, 900);
});

test("HOME-01 the hero turns every 5 s, stops under the pointer and with the button", async () => {
  fakeIntervals();
  await render(<Home />);
  await page.getByText("Below").hover();
  expect(await readShownSlide(hero)).toBe(0);
  vi.advanceTimersByTime(4_999);
  expect(await readShownSlide(hero)).toBe(0);
  vi.advanceTimersByTime(1);
  await expect.poll(() => readShownSlide(hero)).toBe(1);

  await hero.hover();
  vi.advanceTimersByTime(11_000);
  expect(await readShownSlide(hero)).toBe(1);
  await hero.getByRole("button", { name: "Pause slides" }).click();
  (document.activeElement as HTMLElement).blur();
  await page.getByText("Below").hover();
  vi.advanceTimersByTime(11_000);
  expect(await readShownSlide(hero)).toBe(1);
});

test("HOME-07 a swipe of 40 px turns the hero, a shorter one does not", async () => {
  await setMotionPreference("reduce");
  await page.viewport(390, 844);
  await render(<Home />);
  await swipe(hero, 39);
  expect(await readShownSlide(hero)).toBe(0);
  await swipe(hero, 40);
  await expect.poll(() => readShownSlide(hero)).toBe(1);
});

test("nothing turns by itself for those who want calm", async () => {
  await setMotionPreference("reduce");
  fakeIntervals();
  await render(<Home />);
  vi.advanceTimersByTime(16_000);
  expect(await readShownSlide(hero)).toBe(0);
});
