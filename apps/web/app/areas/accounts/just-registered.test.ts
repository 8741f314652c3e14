import { describe, expect, test } from "vitest";
import { createBrokenStorage, createMemoryStorage } from "#test/storage.ts";
import { createJustRegisteredFlag } from "./just-registered.ts";

describe("the just-registered flag", () => {
  test("AUTH-14 is set, read and cleared in local browser storage", () => {
    const storage = createMemoryStorage();
    const flag = createJustRegisteredFlag(() => storage);
    expect(flag.isSet()).toBe(false);
    flag.set();
    expect(flag.isSet()).toBe(true);
    flag.clear();
    expect(flag.isSet()).toBe(false);
  });

  test("a browser without storage shows the welcome instead", () => {
    const flag = createJustRegisteredFlag(createBrokenStorage);
    flag.set();
    expect(flag.isSet()).toBe(false);
    flag.clear();
  });
});
