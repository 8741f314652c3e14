import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp, UserId } from "../common/fields.ts";

/** Acts that only looked at something. Everything else changed something, or tried to. */
export const readActs: readonly string[] = [
  "list access requests",
  "list audit log",
  "list bookings",
  "list deleted listings",
  "list documents",
  "list drifts",
  "list editors",
  "list enquiries",
  "list live listings",
  "list orders",
  "list outbox",
  "list payment checks",
  "list payment events",
  "list payments",
  "list payout accounts",
  "list reported content",
  "list reports",
  "list sold items",
  "list stores",
  "list users",
  "open payout dashboard",
  "open private document",
  "read booking",
  "read booking settings",
  "read document",
  "read listing",
  "read order messages",
  "read payment",
  "read payout account",
  "read plan",
  "read profile",
  "read reported content",
];

const AuditLine = z.strictObject({
  id: z.int(),
  at: Timestamp,
  /** Null for a visitor, and for what the system did by itself. */
  actorId: z.string().nullable(),
  /** Null without an actor, and once that account is closed. */
  actorName: z.string().nullable(),
  act: z.string(),
  objectType: z.string(),
  objectId: z.string().nullable(),
  changes: z.record(z.string(), z.unknown()),
  /** What the people and listings of this line are called today, by id; whoever is gone is missing. */
  names: z.record(z.string(), z.string()),
  requestId: z.string().nullable(),
  /** Left out for a moderator. */
  ip: z.string().nullable().optional(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** PostgreSQL has no year 0. */
const Instant = Timestamp.refine(
  (instant) => !instant.startsWith("0000"),
  "Please enter a valid date.",
);

export const AuditFilters = z.strictObject({
  /**
   * Part of the action, the type of object or its id; at least three letters or digits in a row.
   */
  q: line(100)
    .refine(
      (text) => !text || /[\p{L}\p{N}]{3}/u.test(text),
      "Please type a word of at least three letters.",
    )
    .optional(),
  actor: UserId.optional(),
  act: line(100).optional(),
  /** Left out for both. */
  kind: z.enum(["changes", "reads"]).optional(),
  objectType: line(100).optional(),
  objectId: line(300).optional(),
  from: Instant.optional(),
  /** Exclusive. */
  to: Instant.optional(),
});
export type AuditFilters = z.infer<typeof AuditFilters>;

export const listAudit = defineCall({
  method: "GET",
  path: "/admin/audit",
  summary: "List the audit log, newest first (staff)",
  query: z.strictObject({
    ...AuditFilters.shape,
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(AuditLine), nextCursor: z.string().nullable() }),
});
