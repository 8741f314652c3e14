import { z } from "zod";
import { defineCall } from "../common/call.ts";

const PreviewedEmail = z.strictObject({
  kind: z.string(),
  when: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type PreviewedEmail = z.infer<typeof PreviewedEmail>;

/** This call isn't available in production and isn't part of the published contract. */
export const previewEmails = defineCall({
  method: "GET",
  path: "/development/emails",
  summary: "List every email with sample data (development)",
  response: z.strictObject({ data: z.array(PreviewedEmail) }),
});
