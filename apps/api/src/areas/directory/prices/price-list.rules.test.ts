import { expect, test } from "vitest";
import { placeServices } from "./price-list.rules.ts";

const price = (id: string, durationMinutes: number | null = null) => ({
  id,
  title: id,
  amountCents: 1_000,
  durationMinutes,
  shortestMinutes: null,
});

test.each([
  ["nothing", [], [], []],
  ["new services follow the prices", ["oil"], ["cut 30"], ["oil", "cut 30"]],
  [
    "services in another order take each other's places",
    ["cut 30", "oil", "braids 90"],
    ["braids 120", "cut 30"],
    ["braids 120", "oil", "cut 30"],
  ],
  ["a price becomes a service in its place", ["oil", "cut"], ["oil 15"], ["oil 15", "cut"]],
  [
    "one that is left out stays as a price",
    ["cut 30", "braids 90"],
    ["braids 90"],
    ["cut", "braids 90"],
  ],
])("X-91 %s", (_, list, services, expected) => {
  const read = (text: string) => {
    const [id = "", minutes] = text.split(" ");
    return price(id, minutes ? Number(minutes) : null);
  };
  expect(placeServices(list.map(read), services.map(read))).toEqual(expected.map(read));
});
