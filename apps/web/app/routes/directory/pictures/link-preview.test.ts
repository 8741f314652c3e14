import { expect, test } from "vitest";
import { drawPng } from "./draw-png.server.ts";
import { loader } from "./link-preview.ts";

const draw = (category: string, file: string) => loader({ params: { category, file } } as never);

test("the link preview is a deterministic PNG of 1200 by 630", async () => {
  const response = await draw("retail", "kente-house.png");
  expect(response.headers.get("Content-Type")).toBe("image/png");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const again = await draw("retail", "kente-house.png");
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([
  ["shops", "kente-house.png"],
  ["retail", "kente-house.svg"],
  ["retail", "Kente House.png"],
  ["retail", ".png"],
])("there is none at %s/%s", async (category, file) => {
  await expect(draw(category, file)).rejects.toMatchObject({ status: 404 });
});

test("a full queue is refused at once and recovers afterwards", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const edits = Array.from({ length: 25 }, () => drawPng(svg));
  const drawn = await Promise.all(edits);
  expect(drawn.filter((picture) => picture === undefined)).toHaveLength(5);
  expect(await drawPng(svg)).toBeInstanceOf(Buffer);
});
