import { states } from "@boab/contracts/directory/limits";
import type { JobFacets } from "@boab/contracts/jobs/board";
import { type JobType, jobTypes } from "@boab/contracts/jobs/limits";

interface FacetCount {
  state: string | null;
  type: JobType;
  isPayShown: boolean;
  count: number;
}

interface ChosenFilters {
  states?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  isPayShown?: boolean | undefined;
}

/**
 * Counts what each choice would show. The counts of a filter ignore that filter, so that somebody who chose Victoria
 * sees how many jobs there are in the other states.
 */
export function toFacets(found: readonly FacetCount[], chosen: ChosenFilters): JobFacets {
  const matchesState = ({ state }: FacetCount) =>
    !chosen.states || (state !== null && chosen.states.includes(state));
  const matchesType = ({ type }: FacetCount) => !chosen.types || chosen.types.includes(type);
  const matchesPay = ({ isPayShown }: FacetCount) => !chosen.isPayShown || isPayShown;
  const sum = (rows: FacetCount[]) => rows.reduce((total, { count }) => total + count, 0);

  const countedForStates = found.filter((row) => matchesType(row) && matchesPay(row));
  const countedForTypes = found.filter((row) => matchesState(row) && matchesPay(row));
  return {
    states: states
      .map((state) => ({
        state,
        count: sum(countedForStates.filter((row) => row.state === state)),
      }))
      .filter(({ state, count }) => count > 0 || chosen.states?.includes(state))
      .sort((one, other) => other.count - one.count),
    types: jobTypes.map((type) => ({
      type,
      count: sum(countedForTypes.filter((row) => row.type === type)),
    })),
    showingPay: sum(found.filter((row) => matchesState(row) && matchesType(row) && row.isPayShown)),
  };
}

/** The names of suburbs as one query: any of them, each as a phrase. */
export const makeSuburbsQuery = (names: readonly string[]) => ({
  before: "",
  last: names
    .map((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => `(${words.map((word) => `'${word}'`).join(" <-> ")})`)
    .join(" | "),
  prefix: "",
});

export const isPostcode = (typedText: string): boolean => /^\d{4}$/.test(typedText.trim());
