import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import type { Drift, listDrifts as listCall } from "@boab/contracts/payments/reconciliation";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { ReconciliationDeps } from "../deps.ts";
import { countOpenDrifts, listDrifts as listRows } from "./drifts.repository.ts";
import { listRuns } from "./runs.repository.ts";

const defaultLimit = 25;
/** Two days of hourly checks. */
const maxChecks = 50;

export async function listDrifts(
  { db }: Pick<ReconciliationDeps, "db">,
  { show = "open", limit = defaultLimit, cursor }: PartOutput<(typeof listCall)["query"]>,
): Promise<CallResponse<typeof listCall>> {
  const rows = await listRows(db, show, limit + 1, readPosition(cursor, z.uuid()));
  const { shown, nextCursor } = cutPage(rows, limit);
  const open = await countOpenDrifts(db);
  return { data: shown.map(({ drift }) => maskAccounts(drift)), nextCursor, open };
}

/** A seller's account never leaves the server by its whole id. */
function maskAccounts(drift: Drift): Drift {
  const mask = <Side extends Drift["ours"]>(side: Side): Side =>
    side.says?.startsWith("acct_") ? { ...side, says: maskPayoutAccountId(side.says) } : side;
  return { ...drift, ours: mask(drift.ours), theirs: mask(drift.theirs) };
}

export const listChecks = async ({ db }: Pick<ReconciliationDeps, "db">) => ({
  data: await listRuns(db, maxChecks),
});
