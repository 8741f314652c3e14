import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
let leave: () => void = () => {};

/** As a tab that has just been loaded: nothing in memory, what it kept in storage. */
async function openTab() {
  vi.resetModules();
  return import("./shown-pictures.ts");
}

beforeEach(() => {
  stored.clear();
  leave = () => {};
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => {
    leave = listener;
  });
});

const makePictureUrl = (number: number) => `/pictures/${number}.jpg`;

test("SHELL-40 300 addresses are known in memory, the oldest go first", async () => {
  const tab = await openTab();
  for (let number = 1; number <= 300; number++) tab.recordShownPicture(makePictureUrl(number));
  tab.recordShownPicture(makePictureUrl(1));
  tab.recordShownPicture(makePictureUrl(301));
  expect(tab.wasPictureShown(makePictureUrl(2))).toBe(false);
  expect([1, 3, 300, 301].every((number) => tab.wasPictureShown(makePictureUrl(number)))).toBe(
    true,
  );
});

test("SHELL-40 the last 150 outlive a reload", async () => {
  const tab = await openTab();
  for (let number = 1; number <= 200; number++) tab.recordShownPicture(makePictureUrl(number));
  leave();
  const reloaded = await openTab();
  expect(reloaded.wasPictureShown(makePictureUrl(50))).toBe(false);
  expect(reloaded.wasPictureShown(makePictureUrl(51))).toBe(true);
  expect(reloaded.wasPictureShown(makePictureUrl(200))).toBe(true);
});

test("addresses of private and of chosen pictures are not remembered", async () => {
  const tab = await openTab();
  for (const src of ["https://store.example/private/a.jpg?signature=1", "blob:x", "data:image/png"])
    tab.recordShownPicture(src);
  tab.recordShownPicture(makePictureUrl(1));
  leave();
  expect([...stored.values()]).toEqual([JSON.stringify([makePictureUrl(1)])]);
});

test("a browser that forbids storage still knows them in memory", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const tab = await openTab();
  tab.recordShownPicture(makePictureUrl(1));
  leave();
  expect(tab.wasPictureShown(makePictureUrl(1))).toBe(true);
});
