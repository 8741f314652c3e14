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
import type { ListingCardView } from "../listing-card.ts";
import { HeroCarousel } from "./hero-carousel.tsx";

const cards = Array.from(
  { length: 12 },
  (_, n): ListingCardView => ({
    id: `BUS-${n}`,
    slug: `business-${n}`,
    to: `/directory/listings/business-${n}`,
    name: `Business ${n}`,
    category: "Retail",
    description: "",
    place: "Footscray VIC",
    suburb: "Footscray",
    distance: null,
    opening: null,
    priceFrom: null,
    rating: null,
    image: { src: "data:image/svg+xml,<svg/>" },
    logoSrc: undefined,
    point: null,
    isSpotlight: false,
    isHidden: false,
    mayDelete: false,
  }),
);

const Home = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <HeroCarousel cards={cards} />
        <p>Below</p>
      </>
    ),
  },
]);
const carousel = page.getByRole("region", { name: "Businesses", exact: true });

afterEach(async () => {
  vi.useRealTimers();
  await setMotionPreference("no-preference");
  await page.viewport(1440, 900);
});

test("DIR-HOME-04 four cards turn every 10 s and stop under the pointer and with the button", async () => {
  fakeIntervals();
  await render(<Home />);
  await page.getByText("Below").hover();
  expect(await readShownSlide(carousel)).toBe(0);
  // The other slides cannot be reached.
  expect(carousel.getByRole("link").elements()).toHaveLength(4);
  vi.advanceTimersByTime(9_999);
  expect(await readShownSlide(carousel)).toBe(0);
  vi.advanceTimersByTime(1);
  await expect.poll(() => readShownSlide(carousel)).toBe(1);
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => readShownSlide(carousel)).toBe(2);

  await carousel.hover();
  vi.advanceTimersByTime(21_000);
  expect(await readShownSlide(carousel)).toBe(2);
  await carousel.getByRole("button", { name: "Pause slides" }).click();
  (document.activeElement as HTMLElement).blur();
  await page.getByText("Below").hover();
  vi.advanceTimersByTime(21_000);
  expect(await readShownSlide(carousel)).toBe(2);
});

test("DIR-HOME-05 a swipe of 40 px turns the cards, one of 39 does not", async () => {
  await setMotionPreference("reduce");
  await page.viewport(390, 844);
  await render(<Home />);
  expect(await readShownSlide(carousel)).toBe(0);
  await swipe(carousel, 39);
  expect(await readShownSlide(carousel)).toBe(0);
  await swipe(carousel, 40);
  await expect.poll(() => readShownSlide(carousel)).toBe(1);
});
