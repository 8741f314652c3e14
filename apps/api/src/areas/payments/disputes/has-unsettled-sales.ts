import type { Db } from "#platform/db/db.ts";
import { hasOpenLedger } from "../ledger/ledger.repository.ts";
import { hasOpenDispute } from "./disputes.repository.ts";

/** True while a share or a debt of the payee is open, or a dispute about one of their sales is not decided. */
export const hasUnsettledSales = async (db: Db, payeeId: string): Promise<boolean> =>
  (await hasOpenLedger(db, payeeId)) || (await hasOpenDispute(db, payeeId));
