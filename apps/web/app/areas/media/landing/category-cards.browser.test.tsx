import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { setMotionPreference } from "#test/browser/carousels.ts";
import { CategoryCards } from "./category-cards.tsx";

const counts = { music: 12, "film-tv": 1, "talk-shows": 0, vlogs: 1400 };
const Page = createRoutesStub([{ path: "/", Component: () => <CategoryCards counts={counts} /> }]);

afterEach(() => setMotionPreference("no-preference"));

test("MEDIA-04 four cards lead to their pages", async () => {
  await render(<Page />);
  const cards = page.getByRole("link").elements();
  const getName = (card: Element) => card.querySelector("b")?.textContent;
  expect(cards.map((card) => [getName(card), card.getAttribute("href")])).toEqual([
    ["Music", "/media/music"],
    ["Film & TV", "/media/film-tv"],
    ["Talk Shows", "/media/talk-shows"],
    ["Vlogs", "/media/vlogs"],
  ]);
});

test("MEDIA-04 a card leans towards the mouse, and is flat when it has gone", async () => {
  await render(<Page />);
  const card = page.getByRole("link", { name: /^Music/ });
  await card.hover({ position: { x: 5, y: 5 } });
  await expect.poll(() => card.element().getAttribute("style")).toMatch(/rotateX\([1-9]/);
  await userEvent.unhover(card);
  await expect.poll(() => card.element().getAttribute("style") ?? "").not.toContain("rotate");
});

test("a card keeps still where less motion is asked for", async () => {
  await setMotionPreference("reduce");
  await render(<Page />);
  const card = page.getByRole("link", { name: /^Music/ });
  await card.hover({ position: { x: 5, y: 5 } });
  expect(card.element().getAttribute("style") ?? "").not.toContain("rotate");
});
