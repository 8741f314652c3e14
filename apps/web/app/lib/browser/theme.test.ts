import { expect, test } from "vitest";
import { createBrokenStorage, createMemoryStorage } from "#test/storage.ts";
import { readTheme, storeTheme } from "./theme.ts";

test("a chosen theme is remembered, anything else means the system's", () => {
  const storage = createMemoryStorage();
  expect(readTheme(() => storage)).toBe("system");
  storeTheme(() => storage, "dark");
  expect(readTheme(() => storage)).toBe("dark");
  storage.setItem("boab:theme", "purple");
  expect(readTheme(() => storage)).toBe("system");
});

test("without storage the system's theme is used", () => {
  storeTheme(createBrokenStorage, "dark");
  expect(readTheme(createBrokenStorage)).toBe("system");
});
