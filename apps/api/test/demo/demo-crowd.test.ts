import { makeDemoCrowd } from "@boab/demo/crowd";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { loadCrowd } from "./demo-crowd.ts";

const app = useTestApp();

test("the demo's members are added once and counted on the directory's home page", async () => {
  const crowd = makeDemoCrowd();
  expect(await loadCrowd(app.db, crowd)).toBe(crowd.length);
  expect(await loadCrowd(app.db, crowd)).toBe(0);
  expect((await app.call("GET", "/dir/stats")).json().members).toBe(crowd.length);
});
