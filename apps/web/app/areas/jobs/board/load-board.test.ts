import type { JobPage } from "@boab/contracts/jobs/board";
import { expect, test } from "vitest";
import { makeJobCard } from "#test/jobs.ts";
import { loadBoard } from "./load-board.server.ts";

const now = new Date("2026-11-14T00:00:00Z");

/** A board that answers every question with these jobs, and notes what was asked. */
function stubBoard(page: Partial<JobPage> = {}) {
  const queries: Record<string, string>[] = [];
  const answer: JobPage = {
    data: [makeJobCard()],
    nextCursor: null,
    total: { count: 1, isCapped: false },
    open: { count: 38, isCapped: false },
    facets: {
      states: [
        { state: "VIC", count: 14 },
        { state: "NSW", count: 9 },
      ],
      types: [{ type: "Part-time", count: 4 }],
      showingPay: 12,
    },
    ...page,
  };
  const load = async (_call: unknown, input: { query: Record<string, string> }) => {
    queries.push(Object.fromEntries(Object.entries(input.query).filter(([, value]) => value)));
    return answer;
  };
  const read = (query: string) => loadBoard({ load } as never, new URLSearchParams(query), now);
  return { read, asked: queries };
}

test("the address is the search: several values of a filter, with or without JavaScript", async () => {
  const { read, asked: queries } = stubBoard();
  await read("q=braid&state=VIC&state=NSW&type=Casual&pay=60000&pays=1&posted=7&place=3021");
  expect(queries).toEqual([
    {
      q: "braid",
      place: "3021",
      pay: "60000",
      posted: "7",
      shown: "1",
      state: "NSW,VIC",
      type: "Casual",
      limit: "24",
    },
  ]);
});

test("what can't be read in the address is ignored", async () => {
  const { read, asked: queries } = stubBoard();
  const board = await read("state=NZ&type=x&pay=1&posted=99&shown=-3");
  expect(queries).toEqual([{ limit: "24" }]);
  expect(board).toMatchObject({ isFiltered: false, heading: "1 job" });
});

test("filters are named, and each can be removed by a link", async () => {
  const board = await stubBoard().read("state=VIC&type=Casual&q=hair");
  expect(board.applied).toEqual([
    { label: "hair", to: "/directory/jobs?state=VIC&type=Casual" },
    { label: "Victoria", to: "/directory/jobs?type=Casual&q=hair" },
    { label: "Casual", to: "/directory/jobs?state=VIC&q=hair" },
  ]);
  expect(board.heading).toBe("1 job for “hair” in Victoria");
  expect((await stubBoard().read("state=NT")).heading).toBe("1 job in the Northern Territory");
  expect(board.lead).toContain("38 jobs open across Australia.");
  expect(board.states[0]).toEqual({ value: "VIC", label: "Victoria", count: 14, isChosen: true });
});

test("with more jobs than are counted, every state is offered without a count", async () => {
  const board = await stubBoard({ facets: null, total: { count: 2000, isCapped: true } }).read("");
  expect(board.states).toHaveLength(8);
  expect(board.states.every(({ count }) => count === null)).toBe(true);
  expect(board.heading).toBe("More than 2,000 jobs");
});

test("JOB-06 a card shows the cut description, the pay and when the job closes", async () => {
  const job = makeJobCard({ closesAt: "2026-11-16T13:00:00.000Z" });
  const { list } = await stubBoard({ data: [job] }).read("");
  expect(list.rows[0]).toMatchObject({
    teaser: "Saturdays and two weekdays.",
    pay: { amount: "$34", unit: "per hour" },
    dates: "Posted 8 Nov, closes 16 Nov",
    closesSoon: "Closes in 2 days",
    isNew: false,
  });
});
