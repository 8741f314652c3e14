import { readFileSync } from "node:fs";
import { costAssumptions, estimateCost, type MeasuredTimes, prices } from "./report/costs.ts";
import { getResultFile, writeResult } from "./report/write.ts";

// What running Boab costs a month at three sizes, from the processor times that `npm run bench setups` wrote into
// tools/bench/results/setups.md and from assumptions that stand beside the result.
const text = readFileSync(getResultFile("setups"), "utf8");

/** Processor time of a measured set-up: of the servers, and of PostgreSQL. */
function readMeasuredTimes(setup: string): { servers: number; database: number } {
  const row = text.split("\n").find((line) => line.startsWith(`| ${setup} `));
  const [servers, database] = row?.split("|").slice(-3).map(Number) ?? [];
  if (!Number.isFinite(servers) || !Number.isFinite(database))
    throw new Error(
      `tools/bench/results/setups.md has no figures of "${setup}": run npm run bench setups`,
    );
  return { servers: servers ?? 0, database: database ?? 0 };
}

const page = readMeasuredTimes("a page, web server and API");
const call = readMeasuredTimes("a call, one API process");
const measured: MeasuredTimes = {
  page: page.servers,
  pageDatabaseMs: page.database,
  call: call.servers,
  callDatabaseMs: call.database,
  cachedPageMs: readMeasuredTimes("the page from nginx's cache").servers,
};

const formatWholeNumber = (number: number) => Math.round(number).toLocaleString("en-AU");
const dollars = (amount: number) => `A$${formatWholeNumber(amount)}`;
const rows = [10_000, 1_000_000, 10_000_000].map((visits) => {
  const cost = estimateCost(visits, measured);
  const { pagesPerSecond, cores, databaseCores } = cost;
  const amounts = [cost.machines, cost.database, cost.traffic, cost.other, cost.total];
  const database = databaseCores === 0 ? "on the same" : `2 × ${databaseCores}`;
  return [
    formatWholeNumber(visits),
    pagesPerSecond < 10 ? pagesPerSecond.toFixed(1) : formatWholeNumber(pagesPerSecond),
    formatWholeNumber(cores),
    database,
    ...amounts.map(dollars),
  ];
});
const columnTitles = [
  "visits a day",
  "pages/s at the busiest",
  "cores",
  "database cores",
  "machines",
  "database",
  "traffic",
  "other",
  "a month",
];
const percent = (share: number) => `${Math.round(share * 100)} %`;
const content = [
  `| ${columnTitles.join(" | ")} |`,
  `| ${columnTitles.map(() => "---").join(" | ")} |`,
  ...rows.map((cells) => `| ${cells.join(" | ")} |`),
  "",
  `Assumed: ${costAssumptions.pagesPerVisit} pages and ${costAssumptions.callsPerVisit} calls a visit, ${percent(costAssumptions.signedIn)} of visits by members, ${percent(costAssumptions.cachedShare)} of other pages from the cache, ${percent(costAssumptions.busiestHourShare)} of a day's visits in its busiest hour, cores at most ${percent(costAssumptions.maxUtilisation)} in use then, ${costAssumptions.beside} times the measured work for tasks, writes and upkeep, ${costAssumptions.megabytesPerVisit} MB and ${costAssumptions.emailsPerVisit} emails a visit, ${costAssumptions.storedGigabytesPerThousandVisits} GB of pictures for each thousand visits a day. Prices a month: ${dollars(prices.core)} a core, ${dollars(prices.databaseCore)} a core of a managed database, ${dollars(prices.redis)} for Redis; A$${prices.gigabyteOut} a GB sent, A$${prices.gigabyteStored} a GB stored, A$${prices.thousandEmails} a thousand emails. They are rounded guesses of list prices, not offers; change them in [costs.ts](../report/costs.ts).`,
].join("\n");
writeResult("What it costs", "costs", content);
console.log(content);
