import type { DriftKind } from "@boab/contracts/payments/reconciliation";
import { type DriftSide, type FoundDrift, makeDrift } from "./drift.rules.ts";

export interface PlanState {
  plan: string;
  state: string;
  amountCents: number;
}

const describePlanState = ({ plan, state }: PlanState) => `${plan}, ${state}`;

/** Returns every difference between the two sides of one subscription. */
export function comparePlan(
  id: string,
  ours: PlanState | undefined,
  theirs: PlanState | undefined,
): FoundDrift[] {
  const isRunning = (one: PlanState | undefined) => one !== undefined && one.state !== "ended";
  const side = (one: PlanState | undefined): DriftSide =>
    one ? { amountCents: one.amountCents, says: describePlanState(one) } : {};
  const kind = ((): DriftKind | undefined => {
    if (!theirs) return isRunning(ours) ? "plan_missing" : undefined;
    if (!ours) return isRunning(theirs) ? "plan_unknown" : undefined;
    const isSame =
      describePlanState(ours) === describePlanState(theirs) &&
      ours.amountCents === theirs.amountCents;
    return isSame ? undefined : "plan_differs";
  })();
  return kind ? [makeDrift(kind, id, side(ours), side(theirs))] : [];
}
