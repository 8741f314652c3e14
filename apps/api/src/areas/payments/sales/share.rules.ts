/** a share is held until its visit can no longer be cancelled for free. */
export const isDue = ({ dueAt }: { dueAt: Date | null }, now: Date): boolean =>
  dueAt === null || dueAt <= now;

interface Message {
  kind: string;
  state: string;
  amountCents: number;
}

const isLive = ({ state }: Message) => state !== "refused";
const sum = (messages: Message[]) => messages.reduce((cents, one) => cents + one.amountCents, 0);

/** Transfers of a sale that were sent or will be. */
export const filterLiveTransfers = <One extends Message>(messages: One[]): One[] =>
  messages.filter((one) => one.kind === "transfer" && isLive(one));

const filterLiveReversals = <One extends Message>(messages: One[]): One[] =>
  messages.filter((one) => one.kind === "reversal" && isLive(one));

interface SaleLedger {
  shareCents: number;
  /** The part that we retained for the payee's debt. */
  settledCents: number;
  /** The payee's part of the refunds to the buyer. */
  refundedShareCents: number;
  /** The debt that this sale has caused for the payee. */
  debtCents: number;
  messages: Message[];
}

/** Returns what we still owe a payee for a sale. Below zero, they received too much, and it is taken back. */
export const computeOwedShare = (ledger: SaleLedger): number =>
  ledger.shareCents -
  ledger.settledCents -
  ledger.refundedShareCents -
  sum(filterLiveTransfers(ledger.messages)) +
  sum(filterLiveReversals(ledger.messages)) +
  ledger.debtCents;

interface Reversal extends Message {
  transferId: string | null;
}

/** Plans from which transfers an amount is taken back. The part that is in none of them becomes a debt. */
export function planReversals<One extends Reversal & { id: string }>(
  messages: One[],
  amountCents: number,
): { reversals: { transferId: string; amountCents: number }[]; missingCents: number } {
  const transfers = filterLiveTransfers(messages);
  let missingCents = amountCents;
  const reversals = transfers.flatMap(({ id, amountCents: sentCents }) => {
    const reversed = filterLiveReversals(messages).filter(({ transferId }) => transferId === id);
    const taken = Math.min(missingCents, sentCents - sum(reversed));
    missingCents -= taken;
    return taken > 0 ? [{ transferId: id, amountCents: taken }] : [];
  });
  return { reversals, missingCents };
}
