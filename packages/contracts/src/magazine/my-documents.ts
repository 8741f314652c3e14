import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** What a member writes or wrote for the magazine, as plain text, with every stored version. */
export const DocumentData = z.strictObject({
  documents: z.array(
    z.strictObject({
      docId: z.string(),
      title: z.string(),
      standfirst: z.string(),
      text: z.string(),
      status: z.string(),
      note: z.string().nullable(),
      startedAt: Timestamp,
      savedAt: Timestamp,
      versions: z.array(
        z.strictObject({
          savedAt: Timestamp,
          kind: z.string(),
          title: z.string(),
          text: z.string(),
        }),
      ),
    }),
  ),
});
export type DocumentData = z.infer<typeof DocumentData>;
