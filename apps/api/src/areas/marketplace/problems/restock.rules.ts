interface Line {
  itemNumber: number;
  sentAt: Date | null;
  restockedAt: Date | null;
}

/**
 * What can be bought again after a refund: all that never left a cancelled order, and what its seller says they have
 * again. Each line once.
 */
export const linesToRestock = <Of extends Line>(
  lines: readonly Of[],
  { isCancelled, returned }: { isCancelled: boolean; returned: readonly number[] },
): Of[] =>
  lines.filter(
    ({ itemNumber, sentAt, restockedAt }) =>
      restockedAt === null && (returned.includes(itemNumber) || (isCancelled && sentAt === null)),
  );
