/**
 * The areas that share the PostgreSQL schema `payments`, with the tables of each; every other table in it belongs to the
 * area of that name. Everywhere else the schema is named after its area.
 */
const sharedPaymentTables: Readonly<Record<string, readonly string[]>> = {
  "stripe-events": ["stripe_event"],
  payouts: ["payout_account"],
  billing: ["customer", "invoice", "plan_checkout", "subscription", "trial", "trial_reminder"],
  reconciliation: ["drift", "reconciliation_run"],
};

/** The area a table or view belongs to. The view `v_payout_account` belongs to the area that owns `payout_account`. */
export function findTableOwner(table: string): string {
  const [schema = "", name = ""] = table.split(".");
  if (schema !== "payments") return schema;
  const bare = name.replace(/^v_/, "");
  const shared = Object.entries(sharedPaymentTables).find(([, tables]) => tables.includes(bare));
  return shared?.[0] ?? schema;
}

/** Tables of the list above that the database no longer has. */
export const findStaleTables = (tables: ReadonlySet<string>): string[] =>
  Object.values(sharedPaymentTables)
    .flat()
    .map((name) => `payments.${name}`)
    .filter((table) => !tables.has(table));

/** Whether other areas may read it. */
export const isPublished = (table: string): boolean => /[.]v_/.test(table);
