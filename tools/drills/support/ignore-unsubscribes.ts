import { breakSource } from "./break-source.ts";

// For the drill `newsletter`: nobody looks at whether somebody is still subscribed, and every attempt is a new email.
breakSource([
  [
    "outreach/issues/recipients.repository.ts",
    "where status = 'confirmed' and confirmed_at <=",
    "where confirmed_at <=",
  ],
  [
    "outreach/issues/send-batch.ts",
    'if (currentRecipient?.subscriptionStatus !== "confirmed") delivery.outcome = "left";',
    'if (!currentRecipient) delivery.outcome = "left";',
  ],
  [
    "outreach/issues/send-batch.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    ":${issueId}:${subscriberId}`",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    ":${issueId}:${subscriberId}:${Math.random()}`",
  ],
]);
