export const payoutPageCopy = {
  notCreated: "Not created", // PAYOUT-07
} as const;
