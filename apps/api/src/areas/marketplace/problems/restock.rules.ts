interface Line {
  itemNumber: number;
  quantity: number;
  sentAt: Date | null;
  restockedAt: Date | null;
  restockedQuantity: number;
}

export interface ReturnedPieces {
  itemNumber: number;
  quantity: number;
}

/** A line that was restocked before pieces were counted was restocked as a whole. */
const countUnrestockedPieces = ({ quantity, restockedAt, restockedQuantity }: Line): number =>
  restockedAt !== null && restockedQuantity === 0 ? 0 : quantity - restockedQuantity;

/**
 * What can be bought again after a refund: the lines of a cancelled order that were never sent, and the pieces that the
 * seller has again. Each piece counts once.
 */
export const findLinesToRestock = <OrderLine extends Line>(
  lines: readonly OrderLine[],
  { isCancelled, returned }: { isCancelled: boolean; returned: readonly ReturnedPieces[] },
): { line: OrderLine; pieces: number }[] =>
  lines
    .map((line) => {
      const returnedPieces = returned.find(({ itemNumber }) => itemNumber === line.itemNumber);
      const isNeverSent = isCancelled && line.sentAt === null;
      return {
        line,
        pieces: Math.min(
          countUnrestockedPieces(line),
          isNeverSent ? line.quantity : (returnedPieces?.quantity ?? 0),
        ),
      };
    })
    .filter(({ pieces }) => pieces > 0);
