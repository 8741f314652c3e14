import type { DriftKind } from "@boab/contracts/payments/reconciliation";
import { type FoundDrift, makeDrift } from "./drift.rules.ts";

/** A payment as our own tables have it. */
export interface OurPayment {
  id: string;
  state: string;
  amountCents: number;
  currency: string;
  chargeId: string | null;
  paidAt: Date | null;
  /** By our ledger, the charge added `chargedCents` to our balance and its fee took `feeCents`. */
  chargedCents: number;
  feeCents: number;
  sales: OurSale[];
  messages: OurMessage[];
}

interface OurSale {
  id: string;
  isHeld: boolean;
  /** What the payee still has to get, by our records. */
  owedCents: number;
}

export interface OurMessage {
  id: string;
  kind: "transfer" | "refund" | "reversal";
  saleId: string;
  state: string;
  amountCents: number;
  destination: string | null;
  stripeId: string | null;
  finishedAt: Date | null;
  /** True when the message belongs to a refund that was undone. */
  isUndone?: boolean;
  /** What it moved on our balance, by our ledger; negative for what went out. */
  ledgerCents: number;
}

/** The same payment as the provider has it. */
export interface TheirPayment {
  charges: TheirCharge[];
  transfers: TheirTransfer[];
  refunds: TheirMove[];
}

export interface TheirMove {
  id: string;
  amountCents: number;
  /** The message that asked for it; null for what somebody did at the provider. */
  messageId: string | null;
  /** What it moved on our balance; null where that was not read. */
  netCents: number | null;
  /** It was tried, and the money is back. */
  hasFailed?: boolean;
}

export interface TheirCharge extends Omit<TheirMove, "messageId"> {
  currency: string;
}

export interface TheirTransfer extends TheirMove {
  saleId: string | null;
  account: string;
  reversals: TheirMove[];
}

/** Returns every difference between the two sides of one payment, each with its own kind. */
export function comparePayment(ours: OurPayment, theirs: TheirPayment): FoundDrift[] {
  const reversals = theirs.transfers.flatMap((transfer) => transfer.reversals);
  const filterMessages = (kind: OurMessage["kind"]) =>
    ours.messages.filter((one) => one.kind === kind);
  return [
    ...compareCharges(ours, theirs.charges),
    ...compareMoves("refund", filterMessages("refund"), theirs.refunds),
    ...compareTransfers(ours, filterMessages("transfer"), theirs.transfers),
    ...compareMoves("reversal", filterMessages("reversal"), reversals),
  ];
}

function compareCharges(ours: OurPayment, charges: TheirCharge[]): FoundDrift[] {
  const isPaid = ours.state === "paid";
  const expected = { amountCents: ours.amountCents };
  const recordedCharge = isPaid ? charges.find(({ id }) => id === ours.chargeId) : charges[0];
  const doubleCharges = charges
    .filter((charge) => charge !== recordedCharge)
    .map(({ id, amountCents }) => makeDrift("payment_doubled", id, expected, { amountCents }));
  if (!recordedCharge)
    return isPaid
      ? [makeDrift("payment_missing", ours.chargeId ?? ours.id, expected), ...doubleCharges]
      : [];
  return [...compareCharge(ours, recordedCharge, isPaid), ...doubleCharges];
}

function compareCharge(ours: OurPayment, charge: TheirCharge, isPaid: boolean): FoundDrift[] {
  const { id, amountCents, currency, netCents } = charge;
  const expected = { amountCents: ours.amountCents };
  if (currency !== ours.currency)
    return [
      makeDrift(
        "payment_currency",
        id,
        { ...expected, says: ours.currency },
        { amountCents, says: currency },
      ),
    ];
  if (amountCents !== ours.amountCents)
    return [makeDrift("payment_amount", id, expected, { amountCents })];
  if (!isPaid)
    return [
      makeDrift("payment_not_recorded", id, { ...expected, says: ours.state }, { amountCents }),
    ];
  const bookedCents = ours.chargedCents - ours.feeCents;
  return compareLedger(id, bookedCents, netCents);
}

const compareLedger = (id: string, bookedCents: number, netCents: number | null): FoundDrift[] =>
  netCents === null || netCents === bookedCents
    ? []
    : [makeDrift("ledger_differs", id, { amountCents: bookedCents }, { amountCents: netCents })];

type MoveKind = "refund" | "transfer" | "reversal";

/** The provider must have everything we sent, with the same amount, and nothing else. */
function compareMoves(
  kind: MoveKind,
  messages: OurMessage[],
  moves: TheirMove[],
  getUnknownKind: (move: TheirMove) => DriftKind = () => `${kind}_unknown`,
): FoundDrift[] {
  const claimed = new Set<string>();
  const drifts = messages.flatMap((message) => {
    const move = moves.find(({ id }) => id === message.stripeId);
    if (move && !message.isUndone) claimed.add(move.id);
    return message.isUndone ? [] : compareMove(kind, message, move);
  });
  // A message is still waiting between the provider's response and our update.
  const waitingMessageIds = new Set(
    messages.filter(({ state }) => state === "waiting").map(({ id }) => id),
  );
  const unknown = moves.filter(
    ({ id, messageId, hasFailed }) =>
      !hasFailed && !claimed.has(id) && !(messageId && waitingMessageIds.has(messageId)),
  );
  return [
    ...drifts,
    ...unknown.map((move) =>
      makeDrift(getUnknownKind(move), move.id, {}, { amountCents: move.amountCents }),
    ),
  ];
}

function compareMove(
  kind: MoveKind,
  message: OurMessage,
  move: TheirMove | undefined,
): FoundDrift[] {
  const { id, state, stripeId, amountCents, ledgerCents } = message;
  if (state === "parked")
    return [makeDrift(`${kind}_missing`, id, { amountCents, says: "parked" }, {})];
  if (state !== "sent") return [];
  if (!move || move.hasFailed)
    return [
      makeDrift(
        `${kind}_missing`,
        stripeId ?? id,
        { amountCents, says: "sent" },
        move ? { says: "failed" } : {},
      ),
    ];
  if (move.amountCents !== amountCents)
    return [
      makeDrift(`${kind}_amount`, move.id, { amountCents }, { amountCents: move.amountCents }),
    ];
  return compareLedger(move.id, ledgerCents, move.netCents);
}

function compareTransfers(
  ours: OurPayment,
  messages: OurMessage[],
  transfers: TheirTransfer[],
): FoundDrift[] {
  const live = messages.filter(({ state }) => state !== "refused");
  const isSentTwice = ({ id }: TheirMove) => {
    const { saleId = null, account } = transfers.find((one) => one.id === id) ?? {};
    return live.some((one) =>
      saleId === null ? one.destination === account : one.saleId === saleId,
    );
  };
  const unsent = ours.sales.filter(
    ({ isHeld, owedCents }) => ours.state === "paid" && !isHeld && owedCents > 0,
  );
  const misdirectedTransfers = transfers.flatMap(({ id, account, amountCents }) => {
    const message = live.find(({ stripeId }) => stripeId === id);
    return message && message.destination !== account
      ? [
          makeDrift(
            "transfer_account",
            id,
            { amountCents, says: message.destination ?? "" },
            { amountCents, says: account },
          ),
        ]
      : [];
  });
  return [
    ...compareMoves("transfer", messages, transfers, (move) =>
      isSentTwice(move) ? "transfer_doubled" : "transfer_unknown",
    ),
    ...misdirectedTransfers,
    ...unsent.map(({ id, owedCents }) =>
      makeDrift("transfer_missing", id, { amountCents: owedCents, says: "never sent" }),
    ),
  ];
}
