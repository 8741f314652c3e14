import { describe, expect, test } from "vitest";
import { brokenStorage, memoryStorage } from "#test/storage.ts";
import { createImageAddressCache } from "./image-address-cache.ts";

const fill = (cache: ReturnType<typeof createImageAddressCache>, count: number) => {
  for (let place = 1; place <= count; place++) cache.set(`key-${place}`, `address-${place}`);
};

describe("SHELL-40 the image-address cache", () => {
  test("SHELL-40 keeps up to 300 entries in memory and drops the oldest", () => {
    const storage = memoryStorage();
    const cache = createImageAddressCache(() => storage);
    fill(cache, 301);
    expect(cache.size).toBe(300);
    expect(cache.get("key-1")).toBeUndefined();
    expect(cache.get("key-2")).toBe("address-2");
  });

  test("SHELL-40 an entry that was used counts as young", () => {
    const storage = memoryStorage();
    const cache = createImageAddressCache(() => storage);
    fill(cache, 300);
    cache.get("key-1");
    cache.set("one-more", "address");
    expect(cache.get("key-1")).toBe("address-1");
    expect(cache.get("key-2")).toBeUndefined();
  });

  test("SHELL-40 the last 150 survive in session storage", () => {
    const storage = memoryStorage();
    fill(
      createImageAddressCache(() => storage),
      300,
    );
    const reloaded = createImageAddressCache(() => storage);
    expect(reloaded.size).toBe(150);
    expect(reloaded.get("key-151")).toBe("address-151");
    expect(reloaded.get("key-150")).toBeUndefined();
  });

  test("SHELL-40 broken, full or poisoned storage leaves the cache in memory", () => {
    const cache = createImageAddressCache(brokenStorage);
    fill(cache, 3);
    expect(cache.get("key-3")).toBe("address-3");

    for (const content of ["{", "null", "[1,[2],[3,4]]"]) {
      const storage = memoryStorage();
      storage.setItem("boab:image-addresses", content);
      expect(createImageAddressCache(() => storage).size).toBe(0);
    }
  });
});
