import type { CartLine } from "@boab/contracts/payments/payments";

interface PricedLine {
  payeeId: string;
  unitCents: number;
  needsBooking?: boolean;
}

/** Says whether a buyer can pay for this line, or why not. The provider decides in the end whether a payee is ready. */
export function getCartLineState(
  line: PricedLine | undefined,
  { buyerId, isReady }: { buyerId: string | undefined; isReady: boolean },
): CartLine["state"] {
  if (!line || line.unitCents === 0) return "gone";
  if (line.needsBooking) return "needs booking";
  if (line.payeeId === buyerId) return "own";
  return isReady ? "for sale" : "not ready";
}
