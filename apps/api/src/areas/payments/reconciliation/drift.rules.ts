import type { DriftKind } from "@boab/contracts/payments/reconciliation";

/** What one of the two says about it. */
export interface Side {
  amountCents?: number;
  says?: string;
}

export interface FoundDrift {
  kind: DriftKind;
  objectId: string;
  ours: Side;
  theirs: Side;
}

export const drift = (
  kind: DriftKind,
  objectId: string,
  ours: Side = {},
  theirs: Side = {},
): FoundDrift => ({ kind, objectId, ours, theirs });
