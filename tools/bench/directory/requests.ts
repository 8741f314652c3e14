import { categories } from "@boab/contracts/directory/listing-fields";
import type { BenchQuery } from "../area.ts";

export const queries = [
  { name: "newest", kind: "list" },
  { name: "category and state", kind: "list" },
  { name: "text", kind: "search" },
  { name: "radius and category", kind: "search" },
  { name: "text, radius, open now", kind: "search" },
] as const satisfies BenchQuery[];
export type QueryName = (typeof queries)[number]["name"];

/** Common and rare words, one and several, whole words and prefixes. */
const texts = [
  "jollof",
  "knotless braids",
  "injera",
  "halal butcher",
  "tax return",
  "coffee ceremony",
  "suya",
  "Selam kitchen",
  "driving lessons",
  "goat",
  "Ọbịọma",
  "physiothe",
];

/** Centres of suburbs in six states. */
export const places = [
  { lat: -37.8, lon: 144.9 },
  { lat: -33.91, lon: 151.16 },
  { lat: -27.53, lon: 153.03 },
  { lat: -34.86, lon: 138.58 },
  { lat: -31.87, lon: 115.86 },
  { lat: -42.85, lon: 147.3 },
];

export const getPath = (query: Record<string, string | number>) =>
  `/dir/business?${new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )}`;

/** The first page of each; the newest are paged through when they are recorded. */
export const requests: Record<QueryName, string[]> = {
  newest: ["/dir/business"],
  "category and state": categories.flatMap((category) =>
    ["VIC", "NSW", "QLD", "NT"].map((state) => getPath({ category, state })),
  ),
  text: texts.map((q) => getPath({ q })),
  "radius and category": categories.flatMap((category) =>
    places.map((place) => getPath({ category, ...place, radius: 10 })),
  ),
  "text, radius, open now": texts
    .slice(0, 6)
    .flatMap((q) => places.map((place) => getPath({ q, ...place, radius: 25, open: 1 }))),
};

export const newestPageCount = 12;
