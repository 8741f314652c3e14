interface Message {
  kind: string;
  state: string;
  amountCents: number;
}

const isLive = ({ state }: Message) => state !== "refused";
const sum = (messages: Message[]) => messages.reduce((cents, one) => cents + one.amountCents, 0);

/** Transfers of a sale that were sent or will be. */
export const liveTransfers = <One extends Message>(messages: One[]): One[] =>
  messages.filter((one) => one.kind === "transfer" && isLive(one));

const liveReversals = <One extends Message>(messages: One[]): One[] =>
  messages.filter((one) => one.kind === "reversal" && isLive(one));

interface Books {
  shareCents: number;
  /** Kept for what the payee owed. */
  settledCents: number;
  /** Their part of what went back to the buyer. */
  refundedShareCents: number;
  /** What this sale has left them owing us. */
  debtCents: number;
  messages: Message[];
}

/** What a payee still has to get of a sale. Below zero: they have more than is theirs, and it is taken back. */
export const owedShare = (books: Books): number =>
  books.shareCents -
  books.settledCents -
  books.refundedShareCents -
  sum(liveTransfers(books.messages)) +
  sum(liveReversals(books.messages)) +
  books.debtCents;

interface Reversal extends Message {
  transferId: string | null;
}

/** From which transfers an amount can be taken back; what is in none of them has to be owed. */
export function planReversals<One extends Reversal & { id: string }>(
  messages: One[],
  amountCents: number,
): { reversals: { transferId: string; amountCents: number }[]; missingCents: number } {
  const transfers = liveTransfers(messages);
  let missingCents = amountCents;
  const reversals = transfers.flatMap(({ id, amountCents: sentCents }) => {
    const reversed = liveReversals(messages).filter(({ transferId }) => transferId === id);
    const taken = Math.min(missingCents, sentCents - sum(reversed));
    missingCents -= taken;
    return taken > 0 ? [{ transferId: id, amountCents: taken }] : [];
  });
  return { reversals, missingCents };
}
