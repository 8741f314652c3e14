import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Email, Timestamp, text, UserId } from "../common/fields.ts";
import { BusinessKey } from "./listing-fields.ts";
import { MemberRight, MemberRights } from "./member-rights.ts";

const params = z.strictObject({ id: BusinessKey });

export const Editor = z.strictObject({
  userId: UserId,
  fullName: z.string(),
  username: z.string(),
  photoUrl: z.string().nullable(),
  rights: z.array(MemberRight),
  since: Timestamp,
});
export type Editor = z.infer<typeof Editor>;

export const Invitation = z.strictObject({
  invitationId: z.uuid(),
  email: z.string(),
  rights: z.array(MemberRight),
  expiresAt: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

export const EditorList = z.strictObject({
  editors: z.array(Editor),
  invitations: z.array(Invitation),
});
export type EditorList = z.infer<typeof EditorList>;

export const listEditors = defineCall({
  method: "GET",
  path: "/dir/business/:id/editors",
  summary: "List who helps with a listing, with what, and the open invitations (owner, staff)",
  params,
  response: EditorList,
});

export const inviteEditor = defineCall({
  method: "POST",
  path: "/dir/business/:id/editors",
  summary:
    "Invite somebody by email to help with a listing; without `rights`, with everything (owner, staff)",
  params,
  body: z.strictObject({ inviteEmail: Email, rights: MemberRights.optional() }),
  status: 201,
  response: EditorList,
});

export const changeRights = defineCall({
  method: "PUT",
  path: "/dir/business/:id/editors/:editorId",
  summary: "Change what somebody may do at a listing (owner)",
  params: params.extend({ editorId: UserId }),
  body: z.strictObject({ rights: MemberRights }),
  response: EditorList,
});

export const removeEditor = defineCall({
  method: "DELETE",
  path: "/dir/business/:id/editors/:editorId",
  summary: "Remove an editor (owner, staff, or the editor themselves)",
  params: params.extend({ editorId: UserId }),
  status: 204,
  response: noContent,
});

export const withdrawInvitation = defineCall({
  method: "DELETE",
  path: "/dir/business/:id/invitations/:invitationId",
  summary: "Withdraw an invitation (owner, staff)",
  params: params.extend({ invitationId: z.uuid() }),
  status: 204,
  response: noContent,
});

const EmailedToken = z.strictObject({
  token: text(60, "This link is not valid.").regex(/^[\w-]{20,60}$/),
});

export const OpenInvitation = z.strictObject({
  inviterName: z.string(),
  businessName: z.string(),
  rights: z.array(MemberRight),
  expiresAt: Timestamp,
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** The call is a POST, so that the token appears in no URL and no log. */
export const readInvitation = defineCall({
  method: "POST",
  path: "/dir/invitations/read",
  summary: "Who invites to which listing, by the mailed token",
  body: EmailedToken,
  response: OpenInvitation,
});

export const acceptInvitation = defineCall({
  method: "POST",
  path: "/dir/invitations/accept",
  summary:
    "Accept an invitation with its emailed token (signed in, with the invited email verified)",
  body: EmailedToken,
  response: z.strictObject({ slug: z.string(), businessName: z.string() }),
});
