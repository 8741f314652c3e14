import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sitePictures } from "./site-pictures.ts";

const folder = new URL("../../../apps/web/public/art/", import.meta.url);

it.each(Object.entries(sitePictures))("%s in the public folder is up to date", (name, draw) => {
  expect(readFileSync(new URL(name, folder), "utf8") === draw()).toBe(true);
});

it("the public folder has no unknown picture", () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(sitePictures).sort());
});
