import { z } from "zod";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { PaymentsDeps } from "../deps.ts";
import { refuseProviderFailure } from "../refuse-provider-failure.ts";
import { findPayment } from "./payments.repository.ts";
import { findSalesOfPayee, findSalesOfPayment } from "./sales.repository.ts";
import { syncPayment } from "./sync-payment.ts";
import { viewPayment, viewSale } from "./view-payment.ts";

/** A payment is shown to whoever made it. */
export async function readPayment(
  { db }: Pick<PaymentsDeps, "db">,
  { userId }: Member,
  id: string,
) {
  const payment = await findPayment(db, id);
  if (payment?.buyerId !== userId) throw new AppError("not_found");
  return viewPayment(payment, await findSalesOfPayment(db, id));
}

/** For somebody who comes back from the provider before its event does. */
export async function refreshPayment(deps: PaymentsDeps, member: Member, id: string) {
  const { state } = await readPayment(deps, member, id);
  if (state !== "paid") await refuseProviderFailure(syncPayment(deps, id));
  return readPayment(deps, member, id);
}

const DEFAULT_LIMIT = 20;

export async function listSales(
  { db }: Pick<PaymentsDeps, "db">,
  { userId }: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string | undefined; limit?: number | undefined },
) {
  const after = readPosition(cursor, z.uuid());
  const rows = await findSalesOfPayee(db, userId, limit + 1, after);
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(viewSale), nextCursor };
}
