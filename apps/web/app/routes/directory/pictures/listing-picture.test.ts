import { describe, expect, test } from "vitest";
import { loader } from "./listing-picture.ts";

describe("the drawn picture of a listing", () => {
  const draw = (shape: string, category: string, file: string) =>
    loader({ params: { shape, category, file } } as never);

  test("is deterministic and different for each listing", async () => {
    const first = await draw("card", "retail", "kente-house.svg").text();
    expect(first).toMatch(/^<svg /);
    expect(await draw("card", "retail", "kente-house.svg").text()).toBe(first);
    expect(await draw("card", "retail", "kitenge-lane.svg").text()).not.toBe(first);
  });

  test.each([
    ["poster", "retail", "kente-house.svg"],
    ["card", "shops", "kente-house.svg"],
    ["card", "retail", "Kente House.svg"],
    ["card", "retail", "kente-house"],
  ])("there is no %s/%s/%s", (...pathParts) => {
    expect(() => draw(...pathParts)).toThrow(expect.objectContaining({ status: 404 }));
  });
});
