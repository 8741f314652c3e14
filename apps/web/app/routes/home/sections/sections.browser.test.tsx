import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeIntervals, readShownSlide } from "#test/browser/carousels.ts";
import { figures } from "#test/figures.ts";
import { About } from "./about.tsx";
import { MembershipCarousel } from "./membership-carousel.tsx";

afterEach(() => {
  vi.useRealTimers();
});

test("HOME-02 About and Mission take turns", async () => {
  await render(<About figures={figures} />);
  const about = page.getByRole("heading", { name: "One tree, two continents." });
  await expect.element(about).toBeVisible();
  await page.getByText("Mission", { exact: true }).click();
  await expect.element(about).not.toBeInTheDocument();
  expect(page.getByRole("heading").elements()).toHaveLength(1);
});

test("HOME-03 the reasons to join turn every 7 s", async () => {
  fakeIntervals();
  await render(
    <>
      <MembershipCarousel trialMonths={6} />
      <p>Below</p>
    </>,
  );
  await page.getByText("Below").hover();
  const reasons = page.getByRole("region", { name: "Reasons to join" });
  expect(await readShownSlide(reasons)).toBe(0);
  vi.advanceTimersByTime(6_999);
  expect(await readShownSlide(reasons)).toBe(0);
  vi.advanceTimersByTime(1);
  await expect.poll(() => readShownSlide(reasons)).toBe(1);
});
