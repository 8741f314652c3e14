import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import type { listOutbox as listCall } from "@boab/contracts/payments/outbox";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { PaymentsDeps } from "../deps.ts";
import { countUnfinishedMessages, listMessages } from "./outbox-list.repository.ts";

const defaultLimit = 25;

export async function listOutbox(
  { db }: Pick<PaymentsDeps, "db">,
  { state, limit = defaultLimit, cursor }: PartOutput<(typeof listCall)["query"]>,
): Promise<CallResponse<typeof listCall>> {
  const rows = await listMessages(db, state, limit + 1, readPosition(cursor, z.uuid()));
  const { shown, nextCursor } = cutPage(rows, limit);
  return {
    data: shown.map(({ message }) => message),
    nextCursor,
    ...(await countUnfinishedMessages(db)),
  };
}
