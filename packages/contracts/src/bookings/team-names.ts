import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Email, LinkToken, Timestamp, text } from "../common/fields.ts";
import { BusinessKey } from "../directory/listing-fields.ts";

/** Identifies a named person on public pages and in forms. It is made with each request for consent, and ends with it. */
export const TeammateKey = text(13, "Invalid person.").regex(
  /^TEAM-[0-9A-Z]{8}$/,
  "Invalid person.",
);

/** Somebody who agreed to be named, as customers choose them. */
export const NamedTeammate = z.strictObject({
  key: z.string(),
  name: z.string(),
  /** Null: every service. */
  serviceIds: z.array(z.uuid()).nullable(),
});
export type NamedTeammate = z.infer<typeof NamedTeammate>;

/** From the request for consent to its end. */
export const nameStates = ["asked", "named", "declined", "withdrawn"] as const;
const NameState = z.enum(nameStates);
export type NameState = z.infer<typeof NameState>;

/** How far the consent of one of the team is; those who were never asked are left out. */
export const TeammateName = z.strictObject({
  teammateId: z.uuid(),
  state: NameState,
  /** When they were asked, agreed, declined or withdrew. */
  at: Timestamp,
});
export type TeammateName = z.infer<typeof TeammateName>;

export const listTeamNames = defineCall({
  method: "GET",
  path: "/dir/business/:id/team-names",
  summary: "List who of the team was asked to be named, and what they said (owner, editors, staff)",
  params: z.strictObject({ id: BusinessKey }),
  response: z.strictObject({ names: z.array(TeammateName) }),
});

const teammateParams = z.strictObject({ id: BusinessKey, teammateId: z.uuid() });

export const requestName = defineCall({
  method: "PUT",
  path: "/dir/business/:id/team/:teammateId/name",
  summary: "Ask one of the team by email whether they may be named (owner, editors, staff)",
  params: teammateParams,
  body: z.strictObject({ email: Email }),
  response: TeammateName,
});

export const stopNaming = defineCall({
  method: "DELETE",
  path: "/dir/business/:id/team/:teammateId/name",
  summary: "Stop naming one of the team, or take back the question (owner, editors, staff)",
  params: teammateParams,
  status: 204,
  response: noContent,
});

/** What somebody is asked to agree to, by the link in the email. */
export const LinkedName = z.strictObject({
  business: z.strictObject({ slug: z.string(), businessName: z.string() }),
  name: z.string(),
  /** The titles of what they do. */
  services: z.array(z.string()),
  state: NameState,
});
export type LinkedName = z.infer<typeof LinkedName>;

export const openNameLink = defineCall({
  method: "POST",
  path: "/dir/team-name-links",
  summary: "Get what the link in an email about being named asks",
  body: z.strictObject({ token: LinkToken }),
  response: LinkedName,
});

/** `hide` says no, or ends what was agreed. */
export const nameAnswers = ["show", "hide"] as const;
export type NameAnswer = (typeof nameAnswers)[number];

export const answerNameLink = defineCall({
  method: "PUT",
  path: "/dir/team-name-links",
  summary: "Agree to be named, say no, or withdraw it, by the link in the email",
  body: z.strictObject({ token: LinkToken, answer: z.enum(nameAnswers) }),
  response: LinkedName,
});
