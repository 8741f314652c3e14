import type { DriftKind } from "@boab/contracts/payments/reconciliation";
import { drift, type FoundDrift, type Side } from "./drift.rules.ts";

export interface PlanState {
  plan: string;
  state: string;
  amountCents: number;
}

const inWords = ({ plan, state }: PlanState) => `${plan}, ${state}`;

/** Everything the two sides say differently about one subscription. */
export function comparePlan(
  id: string,
  ours: PlanState | undefined,
  theirs: PlanState | undefined,
): FoundDrift[] {
  const runs = (one: PlanState | undefined) => one !== undefined && one.state !== "ended";
  const side = (one: PlanState | undefined): Side =>
    one ? { amountCents: one.amountCents, says: inWords(one) } : {};
  const kind = ((): DriftKind | undefined => {
    if (!theirs) return runs(ours) ? "plan_missing" : undefined;
    if (!ours) return runs(theirs) ? "plan_unknown" : undefined;
    const isSame = inWords(ours) === inWords(theirs) && ours.amountCents === theirs.amountCents;
    return isSame ? undefined : "plan_differs";
  })();
  return kind ? [drift(kind, id, side(ours), side(theirs))] : [];
}
