/**
 * A seller's account id leaves the server masked, because whoever has the whole id could use it at the payment
 * provider.
 */
export const maskPayoutAccountId = (id: string): string => `acct_…${id.slice(-4)}`;
