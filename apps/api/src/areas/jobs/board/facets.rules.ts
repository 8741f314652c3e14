import { states } from "@boab/contracts/directory/limits";
import type { JobFacets } from "@boab/contracts/jobs/board";
import { type JobType, jobTypes } from "@boab/contracts/jobs/limits";

interface Counted {
  state: string | null;
  type: JobType;
  isPayShown: boolean;
  count: number;
}

interface Chosen {
  states?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  isPayShown?: boolean | undefined;
}

/**
 * What each choice would show: the counts of a filter leave out the filter itself, so that somebody who chose
 * Victoria sees how many there are in the other states.
 */
export function toFacets(found: readonly Counted[], chosen: Chosen): JobFacets {
  const isState = ({ state }: Counted) =>
    !chosen.states || (state !== null && chosen.states.includes(state));
  const isType = ({ type }: Counted) => !chosen.types || chosen.types.includes(type);
  const isPay = ({ isPayShown }: Counted) => !chosen.isPayShown || isPayShown;
  const sum = (rows: Counted[]) => rows.reduce((total, { count }) => total + count, 0);

  const inType = found.filter((row) => isType(row) && isPay(row));
  const inState = found.filter((row) => isState(row) && isPay(row));
  return {
    states: states
      .map((state) => ({ state, count: sum(inType.filter((row) => row.state === state)) }))
      .filter(({ state, count }) => count > 0 || chosen.states?.includes(state))
      .sort((one, other) => other.count - one.count),
    types: jobTypes.map((type) => ({
      type,
      count: sum(inState.filter((row) => row.type === type)),
    })),
    showingPay: sum(found.filter((row) => isState(row) && isType(row) && row.isPayShown)),
  };
}
