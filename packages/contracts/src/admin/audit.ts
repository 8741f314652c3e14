import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp, UserId } from "../common/fields.ts";

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
  /** The current names of the people and listings of this entry, by id; deleted ones are missing. */
  names: z.record(z.string(), z.string()),
  requestId: z.string().nullable(),
  /** Moderators don't get the IP address. */
  ip: z.string().nullable().optional(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** PostgreSQL has no year 0, so such an instant is refused. */
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
  /** Without a kind, the list has both. */
  kind: z.enum(["changes", "reads"]).optional(),
  objectType: line(100).optional(),
  objectId: line(300).optional(),
  from: Instant.optional(),
  /** The end of the range is exclusive. */
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
