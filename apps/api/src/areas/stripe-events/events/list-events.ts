import type { PaymentEvent } from "@boab/contracts/payments/events";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { StripeEventsDeps } from "../deps.ts";
import { countOpen, listEvents as listRows } from "./event-list.repository.ts";

const defaultLimit = 25;

interface Query {
  show?: "all" | "open" | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

interface EventPage {
  data: PaymentEvent[];
  nextCursor: string | null;
  waiting: number;
  failing: number;
}

export async function listEvents(
  { db }: Pick<StripeEventsDeps, "db">,
  { show = "all", limit = defaultLimit, cursor }: Query,
): Promise<EventPage> {
  const after = readPosition(cursor, z.string().max(255));
  const rows = await listRows(db, show, limit + 1, after);
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(({ event }) => event), nextCursor, ...(await countOpen(db)) };
}
