import { z } from "zod";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { PaymentsDeps } from "../deps.ts";
import {
  findSalesOfPayee,
  findSalesOfPayment,
  findSalesOfPayments,
} from "../sales/sales.repository.ts";
import { viewSale } from "../sales/view-sale.ts";
import { canStillBePaid } from "./payment.rules.ts";
import { findPayment, listPaymentHistoryPage } from "./payments.repository.ts";
import { syncPayment } from "./sync-payment.ts";
import { viewPayment } from "./view-payment.ts";

/** A payment is shown to whoever made it. */
export async function readPayment(
  { db, clock }: Pick<PaymentsDeps, "db" | "clock">,
  { userId }: Member,
  id: string,
) {
  const payment = await findPayment(db, id);
  if (payment?.buyerId !== userId) throw new AppError("not_found");
  const canBePaid = payment.state === "open" && canStillBePaid(payment, clock());
  return {
    ...viewPayment(payment, await findSalesOfPayment(db, id)),
    url: canBePaid ? payment.url : null,
  };
}

/** A buyer who returns from the provider before its event arrives reads the payment's current state. */
export async function refreshPayment(deps: PaymentsDeps, member: Member, id: string) {
  const { state } = await readPayment(deps, member, id);
  if (state !== "paid") await refuseProviderFailure(syncPayment(deps, id));
  return readPayment(deps, member, id);
}

const DEFAULT_LIMIT = 20;

interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export async function listPayments(
  { db }: Pick<PaymentsDeps, "db">,
  { userId }: Member,
  { cursor, limit = DEFAULT_LIMIT }: PageQuery,
) {
  const after = readPosition(cursor, z.uuid());
  const rows = await listPaymentHistoryPage(db, userId, limit + 1, after);
  const { shown, nextCursor } = cutPage(rows, limit);
  const sales = await findSalesOfPayments(
    db,
    shown.map(({ id }) => id),
  );
  return {
    data: shown.map((payment) => ({
      ...viewPayment(payment, sales.get(payment.id) ?? []),
      url: null,
    })),
    nextCursor,
  };
}

export async function listSales(
  { db }: Pick<PaymentsDeps, "db">,
  { userId }: Member,
  { cursor, limit = DEFAULT_LIMIT }: PageQuery,
) {
  const after = readPosition(cursor, z.uuid());
  const rows = await findSalesOfPayee(db, userId, limit + 1, after);
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(viewSale), nextCursor };
}
