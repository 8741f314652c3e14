import { states } from "@boab/contracts/directory/limits";
import { type JobPage, JobQuery, listJobs } from "@boab/contracts/jobs/board";
import { jobTypes } from "@boab/contracts/jobs/limits";
import { formatCount } from "@boab/format/numbers";
import type { ApiClient } from "#lib/api/api.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { toJobCardView } from "../job-card.server.ts";
import { withoutFilters, withoutValue } from "./board-path.ts";
import type { BoardView, FilterChoice } from "./board-view.ts";
import { formatPayLabel, formatPostedLabel, formatStateInSentence, stateNames } from "./copy.ts";

const jobsPerPage = 24;

/** Reads the search from the URL; invalid parameters are ignored. */
function readValues(params: URLSearchParams) {
  const readOne = (name: "q" | "place" | "pay" | "posted") => {
    const value = params.get(name)?.trim() ?? "";
    return value !== "" && JobQuery.shape[name].safeParse(value).success ? value : "";
  };
  const readSeveral = <Value extends string>(name: string, known: readonly Value[]) => {
    const given = params.getAll(name).flatMap((value) => value.split(","));
    return known.filter((value) => given.includes(value));
  };
  return {
    q: readOne("q"),
    place: readOne("place"),
    pay: readOne("pay"),
    posted: readOne("posted"),
    isPayShown: params.get("pays") === "1",
    states: readSeveral("state", states),
    types: readSeveral("type", jobTypes),
  };
}

type Values = ReturnType<typeof readValues>;

export async function loadBoard(
  client: Pick<ApiClient, "load">,
  params: URLSearchParams,
  now: Date,
): Promise<BoardView> {
  const values = readValues(params);
  const { list, page } = await loadList(
    (pageQuery) => client.load(listJobs, { query: { ...toQuery(values), ...pageQuery } }),
    params,
    { pageSize: jobsPerPage },
  );
  const applied = listAppliedFilters(params, values);
  const { facets, total } = page;
  return {
    list: { ...list, rows: list.rows.map((job) => toJobCardView(job, now)) },
    lead: formatLead(page.open),
    heading: formatHeading(total, values),
    values,
    states: facets
      ? facets.states.map(({ state, count }) =>
          makeChoice(state, stateNames[state], count, values.states),
        )
      : states.map((state) => makeChoice(state, stateNames[state], null, values.states)),
    types: facets
      ? facets.types.map(({ type, count }) => makeChoice(type, type, count, values.types))
      : jobTypes.map((type) => makeChoice(type, type, null, values.types)),
    payShownCount: facets?.showingPay ?? null,
    applied,
    isFiltered: applied.length > 0,
    total: total ? formatTotal(total) : undefined,
  };
}

const makeChoice = (
  value: string,
  label: string,
  count: number | null,
  chosen: readonly string[],
): FilterChoice => ({ value, label, count, isChosen: chosen.includes(value) });

type Total = NonNullable<JobPage["total"]>;

const formatTotal = ({ count, isCapped }: Total) =>
  isCapped ? `more than ${formatCount(count)}` : formatCount(count);

function formatLead(open: JobPage["open"]): string {
  const rest = "Apply in two minutes, no account needed.";
  if (!open || open.count === 0) return rest;
  const jobs = open.count === 1 && !open.isCapped ? "job" : "jobs";
  const count = open.isCapped ? `More than ${formatCount(open.count)}` : formatCount(open.count);
  return `${count} ${jobs} open across Australia. ${rest}`;
}

function formatHeading(total: Total | null, { states: chosen, place, q }: Values): string {
  const jobs = total ? formatJobCount(total) : "More jobs";
  const where = place || (chosen.length === 1 && chosen[0] ? formatStateInSentence(chosen[0]) : "");
  const words = q ? `${jobs} for “${q}”` : jobs;
  const sentence = where ? `${words} in ${where}` : words;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const formatJobCount = (total: Total) =>
  `${formatTotal(total)} ${total.count === 1 && !total.isCapped ? "job" : "jobs"}`;

function listAppliedFilters(params: URLSearchParams, values: Values): BoardView["applied"] {
  const { q, place, pay, posted, isPayShown } = values;
  return [
    ...(q ? [{ label: q, to: withoutFilters(params, "q") }] : []),
    ...(place ? [{ label: place, to: withoutFilters(params, "place") }] : []),
    ...values.states.map((state) => ({
      label: stateNames[state],
      to: withoutValue(params, "state", state),
    })),
    ...values.types.map((type) => ({ label: type, to: withoutValue(params, "type", type) })),
    ...(pay ? [{ label: formatPayLabel(Number(pay)), to: withoutFilters(params, "pay") }] : []),
    ...(isPayShown ? [{ label: "Shows pay", to: withoutFilters(params, "pays") }] : []),
    ...(posted
      ? [{ label: formatPostedLabel(Number(posted)), to: withoutFilters(params, "posted") }]
      : []),
  ];
}

/** Empty values are left out, because the API refuses them. */
function toQuery(values: Values) {
  return {
    ...(values.q && { q: values.q }),
    ...(values.place && { place: values.place }),
    ...(values.pay && { pay: values.pay }),
    ...(values.posted && { posted: values.posted }),
    ...(values.isPayShown && { shown: "1" as const }),
    ...(values.states.length > 0 && { state: values.states.join(",") }),
    ...(values.types.length > 0 && { type: values.types.join(",") }),
  };
}
