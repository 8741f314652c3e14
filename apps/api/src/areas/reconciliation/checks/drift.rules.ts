import type { DriftKind } from "@boab/contracts/payments/reconciliation";

/** The value on one side of a difference: ours or the provider's. */
export interface DriftSide {
  amountCents?: number;
  says?: string;
}

export interface FoundDrift {
  kind: DriftKind;
  objectId: string;
  ours: DriftSide;
  theirs: DriftSide;
}

export const makeDrift = (
  kind: DriftKind,
  objectId: string,
  ours: DriftSide = {},
  theirs: DriftSide = {},
): FoundDrift => ({ kind, objectId, ours, theirs });
