import type { BenchQuery } from "../area.ts";

export const queries = [
  { name: "one word", kind: "search" },
  { name: "several words", kind: "search" },
  { name: "a word near a place", kind: "search" },
  { name: "suggestions", kind: "search" },
] as const satisfies BenchQuery[];
export type QueryName = (typeof queries)[number]["name"];

const path = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`;

/** Common and rare ones, of each kind. */
const words = ["jollof", "injera", "coffee", "basket", "stool", "braider", "c4ca42", "tutor"];
const phrases = ["knotless braids", "coffee ceremony", "wrap dress", "registered nurse"];
const places = [
  { lat: "-37.8", lon: "144.9" },
  { lat: "-33.91", lon: "151.16" },
  { lat: "-31.87", lon: "115.86" },
];

export const requests: Record<QueryName, string[]> = {
  "one word": words.map((q) => path({ q })),
  "several words": phrases.map((q) => path({ q })),
  "a word near a place": words.flatMap((q) => places.map((place) => path({ q, ...place }))),
  // As somebody types: the last word is only begun.
  suggestions: ["jol", "inje", "coff", "bask", "knotless br", "wrap dr"].map((q) =>
    path({ q, limit: "2" }),
  ),
};
