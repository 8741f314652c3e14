import { z } from "zod";
import { Timestamp } from "./fields.ts";

/** What somebody can unsubscribe from; several kinds of email may share a topic. */
export const emailTopics = [
  "newsletter",
  "review-invitations",
  "review-replies",
  "saved-items",
] as const;
export type EmailTopic = (typeof emailTopics)[number];

/** A consent to a one-off email ends when that email is sent. */
export const oneOffTopics = ["launch-reminder", "store-reopening"] as const;

/** A business names somebody of its team on its page; the subject is that person's key there. */
export const teamNameTopic = "team-name";

/** What a person agreed to or stopped. A refusal of something that needs no consent was never given. */
export const Consent = z.strictObject({
  topic: z.enum([...emailTopics, ...oneOffTopics, teamNameTopic]),
  /** What a one-off email is about, the area or the store; or the key of the name that is shown. */
  subject: z.string(),
  /** The words that were shown; null if they weren't stored. */
  wording: z.string().nullable(),
  givenAt: Timestamp.nullable(),
  givenThrough: z.string().nullable(),
  withdrawnAt: Timestamp.nullable(),
  withdrawnThrough: z.string().nullable(),
});
export type Consent = z.infer<typeof Consent>;
export type ConsentTopic = Consent["topic"];
