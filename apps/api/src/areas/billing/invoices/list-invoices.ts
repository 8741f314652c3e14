import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { BillingDeps } from "../deps.ts";
import { findInvoices } from "./invoices.repository.ts";

const DEFAULT_LIMIT = 12;

export async function listInvoices(
  { db }: Pick<BillingDeps, "db">,
  userId: string,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string | undefined; limit?: number | undefined },
) {
  const after = readPosition(cursor, z.string().max(255));
  const { shown, nextCursor } = cutPage(await findInvoices(db, userId, limit + 1, after), limit);
  const data = shown.map(({ position: _, stripeId, createdAt, ...invoice }) => ({
    id: stripeId,
    createdAt: createdAt.toISOString(),
    ...invoice,
  }));
  return { data, nextCursor };
}
