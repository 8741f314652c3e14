import { z } from "zod";
import { defineCall } from "../common/call.ts";
import {
  Cursor,
  Email,
  line,
  pageLimit,
  paragraph,
  Timestamp,
  UserId,
  Username,
} from "../common/fields.ts";

export const AccessType = z.enum(["merchant", "directory", "admin", "media", "writer"]);
export type AccessType = z.infer<typeof AccessType>;

const AccessRequestStatus = z.enum(["open", "approved", "declined"]);

/** An access request as its sender sees it. */
export const OwnAccessRequest = z.strictObject({
  id: z.uuid(),
  accessType: AccessType,
  reason: z.string(),
  status: AccessRequestStatus,
  declineReason: z.string().nullable(),
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
});
export type OwnAccessRequest = z.infer<typeof OwnAccessRequest>;

/** Staff see an access request with who requested it and who decided. */
export const AccessRequest = z.strictObject({
  ...OwnAccessRequest.shape,
  userId: UserId,
  fullName: z.string(),
  username: Username,
  email: z.string(),
  decidedBy: UserId.nullable(),
  /** Null before the decision, and once that account is closed. */
  decidedByName: z.string().nullable(),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

/** The published body. The session identifies the sender; these fields may only repeat it. */
export const AccessRequestBody = z.strictObject({
  userId: UserId.optional(),
  email: Email.optional(),
  fullName: line(120).optional(),
  username: Username.optional(),
  accessType: AccessType,
  reason: paragraph(1000, "Please tell us why."),
});
export type AccessRequestBody = z.infer<typeof AccessRequestBody>;

export const requestAccess = defineCall({
  method: "POST",
  path: "/access-requests",
  summary: "Request access; staff decide. Asking again while a request is open changes nothing",
  body: AccessRequestBody,
  response: z.strictObject({ message: z.string() }),
});

export const listAccessRequests = defineCall({
  method: "GET",
  path: "/access-requests",
  summary: "List access requests, newest first (staff)",
  query: z.strictObject({
    status: AccessRequestStatus.optional(),
    accessType: AccessType.optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(AccessRequest), nextCursor: z.string().nullable() }),
});

export const listOwnAccessRequests = defineCall({
  method: "GET",
  path: "/access-requests/mine",
  summary: "List the caller's open access requests",
  response: z.strictObject({ data: z.array(OwnAccessRequest) }),
});

const params = z.strictObject({ requestId: z.uuid() });

export const approveAccessRequest = defineCall({
  method: "POST",
  path: "/access-requests/:requestId/approve",
  summary: "Approve a request and notify the person (staff; merchant and admin by admins)",
  params,
  response: AccessRequest,
});

export const declineAccessRequest = defineCall({
  method: "POST",
  path: "/access-requests/:requestId/decline",
  summary:
    "Decline a request with a reason that is sent to the person (staff; merchant and admin by admins)",
  params,
  body: z.strictObject({ reason: paragraph(1000, "Please give a reason.") }),
  response: AccessRequest,
});
