import { expect, test } from "vitest";
import { makeDemoStores } from "./all.ts";

test("sixty stores, always the same, each with its own owner, name, address and words", () => {
  const stores = makeDemoStores();
  expect(stores).toHaveLength(60);
  expect(makeDemoStores()).toEqual(stores);
  for (const key of ["id", "ownerId", "storeName", "slug", "description"] as const)
    expect(new Set(stores.map((store) => store[key])).size, key).toBe(60);
  for (const { id, slug } of stores) {
    expect(id).toMatch(/^STO-[0-9A-Z]{8}$/);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});
