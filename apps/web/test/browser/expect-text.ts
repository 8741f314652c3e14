import { expect } from "vitest";
import { page } from "vitest/browser";

/** Waits until the page shows this text, and nothing else in the same element. */
export const expectText = (text: string) =>
  expect.element(page.getByText(text, { exact: true })).toBeVisible();
