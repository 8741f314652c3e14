import { states } from "@boab/contracts/directory/limits";
import { jobTypes } from "@boab/contracts/jobs/limits";
import type { BenchQuery } from "../area.ts";

export const queries = [
  { name: "newest jobs", kind: "list" },
  { name: "state and type", kind: "list" },
  { name: "words", kind: "search" },
  { name: "words, state, pay", kind: "search" },
] as const satisfies BenchQuery[];
export type QueryName = (typeof queries)[number]["name"];

const path = (query: Record<string, string>) => `/jobs?${new URLSearchParams(query)}`;
/** Common and rare ones. */
const words = ["braider", "registered nurse", "jollof", "c4ca42", "tutor", "van", "astronaut"];

/** The first page of each; the newest are paged through when they are recorded. */
export const requests: Record<QueryName, string[]> = {
  "newest jobs": ["/jobs"],
  "state and type": states.flatMap((state) => jobTypes.map((type) => path({ state, type }))),
  words: words.map((q) => path({ q })),
  "words, state, pay": words.flatMap((q) =>
    ["VIC", "NSW", "NT"].map((state) => path({ q, state, pay: "80000" })),
  ),
};

export const newestPageCount = 12;
