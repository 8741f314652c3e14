import { expect, test } from "vitest";
import { isScrolled } from "./use-scrolled.ts";

test("SHELL-23 the header shrinks beyond 10 px and expands again at the top", () => {
  expect([0, 10, 10.5, 11, 400].map(isScrolled)).toEqual([false, false, true, true, true]);
});
