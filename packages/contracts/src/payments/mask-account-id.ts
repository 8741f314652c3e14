/** How a seller's account id leaves the server: whoever knows the whole id could use it at the payment provider. */
export const maskAccountId = (id: string): string => `acct_…${id.slice(-4)}`;
