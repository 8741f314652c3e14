import { z } from "zod";
import { defineCall } from "../common/call.ts";

const PreviewedLetter = z.strictObject({
  kind: z.string(),
  when: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type PreviewedLetter = z.infer<typeof PreviewedLetter>;

/** Not in production, and not part of the published contract. */
export const previewLetters = defineCall({
  method: "GET",
  path: "/development/letters",
  summary: "Every letter the product sends, with invented facts (development)",
  answer: z.strictObject({ data: z.array(PreviewedLetter) }),
});
