const largest = [
  "accounts",
  "checkout/sessions",
  "subscriptions",
  "invoices",
  "charges",
  "payouts",
];

/**
 * Reads the contract of the largest objects now. At the first call of a kind it would take some seconds, longer than
 * a client at a checkout waits.
 */
export async function warmUp(origin: string): Promise<void> {
  const headers = { authorization: "Bearer sk_test_warm_up" };
  for (const kind of largest)
    await (await fetch(`${origin}/v1/${kind}?limit=1`, { headers })).text();
}
