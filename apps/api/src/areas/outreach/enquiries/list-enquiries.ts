import type { Enquiry, EnquiryFilters } from "@boab/contracts/outreach/enquiries";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { OutreachDeps } from "../deps.ts";
import { listEnquiries as listRows } from "./inbox.repository.ts";

const defaultLimit = 25;

interface Query extends EnquiryFilters {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Staff read the team's inbox, newest first. */
export async function listEnquiries(
  { db }: Pick<OutreachDeps, "db">,
  { limit = defaultLimit, cursor, ...filters }: Query,
): Promise<{ data: Enquiry[]; nextCursor: string | null }> {
  const rows = await listRows(db, filters, limit + 1, readPosition(cursor, z.uuid()));
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(({ enquiry }) => enquiry), nextCursor };
}
