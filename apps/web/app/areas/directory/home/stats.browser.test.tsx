import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { setMotionPreference } from "#test/browser/carousels.ts";
import { Stats } from "./stats.tsx";

const figures = () =>
  [...document.querySelectorAll("dd [aria-hidden]")].map(({ textContent }) => textContent);
const businesses = () => Number(figures()[2]?.replace(/\D/g, ""));

afterEach(async () => {
  vi.useRealTimers();
  await setMotionPreference("no-preference");
});

test("DIR-HOME-06 a counter goes up from 0 to its figure in 10 s, for those who allow motion", async () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  await render(<Stats serverStats={{ views: 123_456, members: 340, businesses: 1204 }} />);
  // The browser says in its own time that the figure is seen.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(20);
      return businesses();
    })
    .toBeLessThan(400);
  const early = businesses();
  vi.advanceTimersByTime(2_000);
  await expect.poll(businesses).toBeGreaterThan(early);
  expect(businesses()).toBeLessThan(1204);
  vi.advanceTimersByTime(10_000);
  await expect.poll(figures).toEqual(["123K +", "340", "1,204"]);
});

test("DIR-HOME-06 DIR-HOME-07 X-38 those who want calm see the figures at once, written as people read them", async () => {
  await setMotionPreference("reduce");
  await render(<Stats serverStats={{ views: 10_000, members: 0, businesses: 1204 }} />);
  expect(figures()).toEqual(["10K +", "0", "1,204"]);
});

test("DIR-HOME-07 figures that came late are asked for, with a dash until then", async () => {
  await setMotionPreference("reduce");
  const response = Promise.withResolvers<Response>();
  const fetchSpy = vi.spyOn(window, "fetch").mockReturnValue(response.promise);
  await render(<Stats serverStats={null} />);
  expect(figures()).toEqual(["–", "–", "–"]);
  expect(String(fetchSpy.mock.calls[0]?.[0])).toContain("/api/dir/stats");
  response.resolve(Response.json({ views: 9_999, members: 7, businesses: 3 }));
  await expect.poll(figures).toEqual(["9,999", "7", "3"]);
  await expect.element(page.getByText("not available yet").first()).not.toBeInTheDocument();
  fetchSpy.mockRestore();
});
