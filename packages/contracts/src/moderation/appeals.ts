import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { paragraph, Timestamp } from "../common/fields.ts";
import { SubjectKind, Verdict } from "./cases.ts";

/** A decision as the person whose content it was about sees it. */
export const OwnDecision = z.strictObject({
  id: z.uuid(),
  kind: SubjectKind,
  /** Null once the content was deleted. */
  title: z.string().nullable(),
  text: z.string().nullable(),
  path: z.string().nullable(),
  verdict: Verdict,
  reason: z.string(),
  note: z.string(),
  decidedAt: Timestamp,
  /** An appeal is possible once, and only against a removal. */
  mayAppeal: z.boolean(),
  appeal: z
    .strictObject({
      body: z.string(),
      createdAt: Timestamp,
      outcome: z.enum(["restored", "upheld"]).nullable(),
      note: z.string(),
    })
    .nullable(),
});
export type OwnDecision = z.infer<typeof OwnDecision>;

const params = z.strictObject({ id: z.uuid() });

export const readDecision = defineCall({
  method: "GET",
  path: "/moderation/decisions/:id",
  summary: "A decision about something the caller wrote",
  params,
  response: OwnDecision,
});

export const appealDecision = defineCall({
  method: "POST",
  path: "/moderation/decisions/:id/appeals",
  summary: "Ask for another look at something of the caller's that was removed",
  params,
  body: z.strictObject({ body: paragraph(1000, "Please tell us why we should look again.") }),
  status: 201,
  response: OwnDecision,
});
