import { expect, test, vi } from "vitest";
import { createSavedStore } from "./saved-store.ts";

const listIds = (store: ReturnType<typeof createSavedStore>) => [...store.get()].sort();

test("what a member saved is read once, and a visitor has none", async () => {
  const read = vi.fn(async () => ({ ids: ["BUS-1", "BUS-2"] }));
  const store = createSavedStore(read);
  await store.load(null);
  expect(read).not.toHaveBeenCalled();
  await Promise.all([store.load("ada"), store.load("ada")]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(listIds(store)).toEqual(["BUS-1", "BUS-2"]);
  await store.load(null);
  expect(listIds(store)).toEqual([]);
});

test("what is saved or unsaved while the list is on its way stays so", async () => {
  const store = createSavedStore(async () => ({ ids: ["BUS-1", "BUS-3"] }));
  const loading = store.load("ada");
  store.mark("BUS-2", true);
  store.mark("BUS-3", false);
  await loading;
  expect(listIds(store)).toEqual(["BUS-1", "BUS-2"]);
  store.mark("BUS-1", false);
  expect(listIds(store)).toEqual(["BUS-2"]);
});

test("the list of somebody who has signed out meanwhile is dropped, and a failed one is read again", async () => {
  const answers: ((value: { ids: string[] }) => void)[] = [];
  const store = createSavedStore(
    () => new Promise<{ ids: string[] }>((resolve) => answers.push(resolve)),
  );
  const loading = store.load("ada");
  await store.load(null);
  answers[0]?.({ ids: ["BUS-1"] });
  await loading;
  expect(listIds(store)).toEqual([]);

  let isUp = false;
  const failing = createSavedStore(async () => {
    if (!isUp) throw new TypeError("fetch failed");
    return { ids: ["BUS-3"] };
  });
  await failing.load("ada");
  isUp = true;
  await failing.load("ada");
  expect(listIds(failing)).toEqual(["BUS-3"]);
});
