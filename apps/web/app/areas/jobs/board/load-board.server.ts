import { states } from "@boab/contracts/directory/limits";
import { type JobPage, JobQuery, listJobs } from "@boab/contracts/jobs/board";
import { jobTypes } from "@boab/contracts/jobs/limits";
import type { JobCard } from "@boab/contracts/jobs/postings";
import type { ApiClient } from "#lib/api/api.server.ts";
import { formatCount } from "#lib/format/format.ts";
import { jobCardView } from "../job-card.server.ts";
import { jobsPath } from "../paths.ts";
import { mostRows, pageRows, shownRows, without, withoutValue } from "./board-address.ts";
import type { BoardView, Choice } from "./board-view.ts";
import { payLabel, postedLabel, stateInSentence, stateNames } from "./board-words.ts";

const mostAtOnce = 48;

/** What the address asks for; parameters that can't be parsed are ignored. */
function readValues(params: URLSearchParams) {
  const one = (name: "q" | "place" | "pay" | "posted") => {
    const value = params.get(name)?.trim() ?? "";
    return value !== "" && JobQuery.shape[name].safeParse(value).success ? value : "";
  };
  const some = <Value extends string>(name: string, known: readonly Value[]) => {
    const given = params.getAll(name).flatMap((value) => value.split(","));
    return known.filter((value) => given.includes(value));
  };
  return {
    q: one("q"),
    place: one("place"),
    pay: one("pay"),
    posted: one("posted"),
    isPayShown: params.get("pays") === "1",
    states: some("state", states),
    types: some("type", jobTypes),
  };
}

type Values = ReturnType<typeof readValues>;

export async function loadBoard(
  client: Pick<ApiClient, "load">,
  params: URLSearchParams,
  now: Date,
): Promise<BoardView> {
  const values = readValues(params);
  const { first, jobs, hasMore } = await readPages(client, shownRows(params), values);
  const total = first.total ?? { count: jobs.length, isCapped: hasMore };
  const applied = appliedFilters(params, values);
  const { facets } = first;
  return {
    cards: jobs.map((job) => jobCardView(job, now)),
    lead: leadOf(first.open),
    heading: headingOf(total, values),
    values,
    states: facets
      ? facets.states.map(({ state, count }) =>
          choice(state, stateNames[state], count, values.states),
        )
      : states.map((state) => choice(state, stateNames[state], null, values.states)),
    types: facets
      ? facets.types.map(({ type, count }) => choice(type, type, count, values.types))
      : jobTypes.map((type) => choice(type, type, null, values.types)),
    payShownCount: facets?.showingPay ?? null,
    applied,
    isFiltered: applied.length > 0,
    showing:
      jobs.length === 0
        ? "No jobs found"
        : `${formatCount(jobs.length)} of ${countOf(total)} shown`,
    moreTo: moreAddress(params, jobs.length, hasMore),
    isCutOff: hasMore && jobs.length >= mostRows,
  };
}

const choice = (
  value: string,
  label: string,
  count: number | null,
  chosen: readonly string[],
): Choice => ({ value, label, count, isChosen: chosen.includes(value) });

type Total = NonNullable<JobPage["total"]>;

const countOf = ({ count, isCapped }: Total) =>
  isCapped ? `more than ${formatCount(count)}` : formatCount(count);

function leadOf(open: JobPage["open"]): string {
  const rest = "Apply in two minutes, no account needed.";
  if (!open || open.count === 0) return rest;
  const jobs = open.count === 1 && !open.isCapped ? "job" : "jobs";
  const count = open.isCapped ? `More than ${formatCount(open.count)}` : formatCount(open.count);
  return `${count} ${jobs} open across Australia. ${rest}`;
}

function headingOf(total: Total, { states: chosen, place, q }: Values): string {
  const jobs = `${countOf(total)} ${total.count === 1 && !total.isCapped ? "job" : "jobs"}`;
  const where = place || (chosen.length === 1 && chosen[0] ? stateInSentence(chosen[0]) : "");
  const words = q ? `${jobs} for “${q}”` : jobs;
  const sentence = where ? `${words} in ${where}` : words;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function appliedFilters(params: URLSearchParams, values: Values): BoardView["applied"] {
  const { q, place, pay, posted, isPayShown } = values;
  return [
    ...(q ? [{ label: q, to: without(params, "q") }] : []),
    ...(place ? [{ label: place, to: without(params, "place") }] : []),
    ...values.states.map((state) => ({
      label: stateNames[state],
      to: withoutValue(params, "state", state),
    })),
    ...values.types.map((type) => ({ label: type, to: withoutValue(params, "type", type) })),
    ...(pay ? [{ label: payLabel(Number(pay)), to: without(params, "pay") }] : []),
    ...(isPayShown ? [{ label: "Shows pay", to: without(params, "pays") }] : []),
    ...(posted ? [{ label: postedLabel(Number(posted)), to: without(params, "posted") }] : []),
  ];
}

/** Follows the cursor until there are enough rows for the URL, or no more. */
async function readPages(client: Pick<ApiClient, "load">, wanted: number, values: Values) {
  const query = {
    q: values.q || undefined,
    place: values.place || undefined,
    pay: values.pay || undefined,
    posted: values.posted || undefined,
    shown: values.isPayShown ? "1" : undefined,
    state: values.states.join(",") || undefined,
    type: values.types.join(",") || undefined,
  };
  const readPage = (limit: number, cursor?: string) =>
    client.load(listJobs, {
      query: { ...query, limit: String(limit), ...(cursor && { cursor }) } as never,
    });
  const first = await readPage(Math.min(wanted, mostAtOnce));
  const jobs: JobCard[] = [...first.data];
  let cursor = first.nextCursor;
  while (cursor !== null && jobs.length < wanted) {
    const page = await readPage(Math.min(wanted - jobs.length, mostAtOnce), cursor);
    jobs.push(...page.data);
    cursor = page.nextCursor;
  }
  return { first, jobs, hasMore: cursor !== null };
}

function moreAddress(params: URLSearchParams, shown: number, hasMore: boolean): string | null {
  if (!hasMore || shown >= mostRows) return null;
  const next = new URLSearchParams(params);
  next.set("shown", String(shownRows(params) + pageRows));
  return `${jobsPath}?${next}`;
}
