import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import type { listAllPayments as listCall } from "@boab/contracts/payments/administration";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { PaymentsDeps } from "../deps.ts";
import { listPayments as listRows } from "./payment-list.repository.ts";
import { readPaymentKey } from "./read-payment-key.ts";

const defaultLimit = 25;

export async function listPayments(
  { db }: Pick<PaymentsDeps, "db">,
  { q, state, limit = defaultLimit, cursor }: PartOutput<(typeof listCall)["query"]>,
): Promise<CallResponse<typeof listCall>> {
  const key = q ? readPaymentKey(q) : undefined;
  // A text that is no key of any kind finds nothing.
  if (q && !key) return { data: [], nextCursor: null };
  const after = readPosition(cursor, z.uuid());
  const { shown, nextCursor } = cutPage(
    await listRows(db, { key, state }, limit + 1, after),
    limit,
  );
  return { data: shown.map(({ payment }) => payment), nextCursor };
}
