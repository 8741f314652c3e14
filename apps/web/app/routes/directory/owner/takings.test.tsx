import type { TakingsFigures } from "@boab/contracts/bookings/takings";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bookingSettings } from "#test/bookings.ts";
import { getRedirect, openPage } from "#test/open-page.tsx";
import { people } from "#test/profiles.ts";
import * as halfYearFile from "./half-year-file.ts";
import * as takingsPage from "./takings.tsx";
import * as takingsFile from "./takings-file.ts";

const viewer = people.member;
const path = "/directory/listings/aduts/takings";
const call = "GET /dir/business/aduts/takings";
const settings = {
  "GET /dir/business/aduts/booking-settings": {
    ...bookingSettings,
    hasWaitingList: true,
    maxRetainedRate: 0.3,
  },
};

const braids: TakingsFigures = {
  visits: 2,
  noShows: 1,
  priceCents: 44_000,
  paidCents: 27_000,
  feesCents: 3_189,
  refundsCents: 5_000,
  netCents: 18_811,
};
const other: TakingsFigures = {
  visits: 1,
  noShows: 0,
  priceCents: 3_500,
  paidCents: 0,
  feesCents: 0,
  refundsCents: 0,
  netCents: 0,
};
const totals: TakingsFigures = { ...braids, visits: 3, priceCents: 47_500 };

const takings = {
  totals,
  days: [
    { date: "2026-11-03", ...braids },
    { date: "2026-11-04", ...other },
  ],
  services: [
    { serviceTitle: "Knotless braids", ...braids },
    { serviceTitle: null, ...other },
  ],
  people: [
    { teammateId: "5a1e0000-0000-4000-8000-0000000000a1", teammateName: "Bintu", ...braids },
    { teammateId: null, teammateName: null, ...other },
  ],
};
const nothing = {
  ...takings,
  totals: { ...other, visits: 0, priceCents: 0 },
  days: [],
  services: [],
  people: [],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-10-31T17:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (query = "", answer: object = takings) =>
  openPage(takingsPage, `${path}${query}`, { viewer, answers: { ...settings, [call]: answer } });

describe("F-BOOK-16 the page of takings", () => {
  test("shows the business's own month, with totals and each service and day", async () => {
    const { calls, text } = await open();
    // It is November in Perth already.
    expect(calls.at(-1)?.query).toEqual({ from: "2026-11-01", until: "2026-11-30" });
    for (const part of [
      "Visits done 3 1 no-show",
      "Price of the visits $475.00",
      "Paid through Boab $270.00 $31.89 fees, $50.00 refunded",
      "You keep of that $188.11",
      "Knotless braids 2 1 $440.00 $270.00 −$31.89 −$50.00 $188.11",
      "No service chosen 1 0 $35.00 $0.00 $0.00 $0.00 $0.00",
      "By person",
      "Bintu 2 1 $440.00 $270.00 −$31.89 −$50.00 $188.11",
      "Nobody named 1 0 $35.00",
      "Tue 3 Nov 2026 2 1 $440.00",
      "Total 3 1 $475.00 $270.00 −$31.89 −$50.00 $188.11",
    ])
      expect(text).toContain(part);
  });

  test("has no people where no visit was anybody's", async () => {
    const { text } = await open("", { ...takings, people: [] });
    expect(text).not.toContain("By person");
  });

  test("says what it can't know, and that an accountant has to confirm the fields", async () => {
    const { text, html } = await open();
    expect(text).toContain("we don't know what you received");
    expect(text).toContain("An accountant still has to confirm which fields the report needs.");
    expect(text).toContain("July to December 2026, so far January to June 2026");
    expect(html).toContain('href="/directory/listings/aduts/half-year.csv?halfYear=2026-H1"');
  });

  test("links to other periods, and to a file of the chosen days", async () => {
    const { calls, html } = await open("?from=2026-10-01&until=2026-12-31");
    expect(calls.at(-1)?.query).toEqual({ from: "2026-10-01", until: "2026-12-31" });
    expect(html).toContain(`href="${path}.csv?from=2026-10-01&amp;until=2026-12-31"`);
    expect(html).toMatch(/aria-current="true"[^>]*>This quarter</);
    expect(html).toContain(`href="${path}?from=2026-01-01&amp;until=2026-06-30"`);
  });

  test("a period without visits says what to do", async () => {
    const { text } = await open("", nothing);
    expect(text).toContain("No visits in this period Choose another period above.");
    expect(text).not.toContain("Total");
  });

  test.each([
    "?from=2026-11-30&until=2026-11-01",
    "?from=2025-01-01&until=2026-11-01",
    "?from=2026-11-31&until=2026-12-01",
    "?from=2026-11-01",
  ])("%s asks for other days, and asks the server nothing", async (query) => {
    const { calls, text, html } = await open(query);
    expect(calls.map((one) => one.call)).not.toContain(call);
    expect(text).toContain(
      "Choose a last day on or after the first one, and no more than 12 months.",
    );
    expect(html).toContain('aria-invalid="true"');
  });
});

async function readFile(loaderData: unknown) {
  if (!(loaderData instanceof Response)) throw new Error("not a file");
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await loaderData.arrayBuffer());
  return {
    type: loaderData.headers.get("content-type"),
    name: loaderData.headers.get("content-disposition"),
    text,
    rows: text.split("\r\n"),
  };
}

describe("F-BOOK-16 the file of takings", () => {
  test("has a row for each day, service and person, read month by month, and runs no formula", async () => {
    const { loaderData, calls } = await openPage(
      takingsFile,
      `${path}.csv?from=2026-11-19&until=2026-12-02`,
      {
        viewer,
        answers: {
          "GET /dir/business/aduts/takings/days": (_body: unknown, query: URLSearchParams) => ({
            data:
              query.get("from") === "2026-11-19"
                ? [
                    {
                      date: "2026-11-20",
                      serviceTitle: '=HYPERLINK("x")',
                      teammateName: "=Bintu",
                      ...braids,
                    },
                  ]
                : [{ date: "2026-12-01", serviceTitle: null, teammateName: null, ...other }],
          }),
        },
      },
    );
    expect(calls.map(({ query }) => query)).toEqual([
      { from: "2026-11-19", until: "2026-11-30" },
      { from: "2026-12-01", until: "2026-12-02" },
    ]);
    const { type, name, text, rows } = await readFile(loaderData);
    expect(type).toBe("text/csv; charset=utf-8");
    expect(name).toBe('attachment; filename="takings-aduts-2026-11-19-to-2026-12-02.csv"');
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(rows.slice(1)).toEqual([
      '"2026-11-20","\'=HYPERLINK(""x"")","\'=Bintu","2","1","440.00","270.00","31.89","50.00","188.11"',
      '"2026-12-01","No service chosen","Nobody named","1","0","35.00","0.00","0.00","0.00","0.00"',
      "",
    ]);
  });

  test("of days that can't be shown leads to the page, which says so", async () => {
    const opened = openPage(takingsFile, `${path}.csv?from=2024-01-01&until=2026-01-01`, {
      viewer,
    });
    expect(await getRedirect(opened)).toBe(`${path}?from=2024-01-01&until=2026-01-01`);
  });
});

describe("F-BOOK-16 the file for the tax office", () => {
  const filePath = "/directory/listings/aduts/half-year.csv";

  test("has a row for each payee, with what we hold", async () => {
    const { loaderData } = await openPage(halfYearFile, `${filePath}?halfYear=2026-H2`, {
      viewer,
      answers: {
        "GET /dir/business/aduts/half-yearly-payments": {
          from: "2026-07-01",
          until: "2026-12-31",
          business: {
            businessName: "Adut's",
            email: "hello@aduts.example",
            phone: "+61355500142",
            address: "12 High Street, Perth WA 6000",
          },
          payees: [
            {
              payeeName: "Adut Majok",
              payments: 4,
              paidCents: 27_000,
              feesCents: 3_189,
              refundsCents: 5_000,
              netCents: 18_811,
            },
          ],
        },
      },
    });
    const { name, rows } = await readFile(loaderData);
    expect(name).toBe('attachment; filename="half-year-aduts-2026-H2.csv"');
    expect(rows[0]).toContain('"Gross payments (AUD)","Fees (AUD)","Refunds (AUD)"');
    expect(rows[1]).toBe(
      '"2026-07-01","2026-12-31","Adut Majok","Adut\'s","hello@aduts.example","\'+61355500142",' +
        '"12 High Street, Perth WA 6000","4","270.00","31.89","50.00","188.11"',
    );
  });

  test("of no half-year leads to the page that lists them", async () => {
    const opened = openPage(halfYearFile, `${filePath}?halfYear=2026-H3`, { viewer });
    expect(await getRedirect(opened)).toBe(path);
  });
});
