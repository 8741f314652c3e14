import type { EmailTopic } from "@boab/contracts/common/consents";
import { type EmailContent, renderEmail } from "./layout.ts";
import { unsubscribePlaceholder } from "./unsubscribe-links.ts";

export interface WrittenEmail {
  subject: string;
  text: string;
  html: string;
  /** The max emails of this kind that one recipient gets in an hour. */
  maxPerHour: number;
  /** The topic of an optional email. It says {@link unsubscribePlaceholder} where the recipient's link belongs. */
  topic?: EmailTopic | undefined;
}

/** Who gets an email. */
export type EmailAudience =
  | "business owner"
  | "buyer"
  | "customer"
  | "invited person"
  | "job applicant"
  | "member"
  | "newsletter subscriber"
  | "store owner"
  | "team"
  | "visitor"
  | "writer";

/**
 * A service email belongs to something its recipient did or owns, and can't be switched off. An optional one has a topic
 * to unsubscribe from.
 */
export type EmailPurpose =
  | { purpose: "service"; topic?: undefined }
  | { purpose: "optional"; topic: EmailTopic };

interface EmailKindBase {
  /** The key of every email of this kind starts with its kind. */
  kind: string;
  /** A sentence about who gets the email, and when. */
  when: string;
  audience: EmailAudience[];
  /** The max per recipient: people trigger every email, and nobody's mailbox may be flooded. */
  maxPerHour: number;
}

/** An email with sample data, for the preview page and for docs/emails.md. */
export type EmailPreview = EmailKindBase &
  EmailPurpose & {
    preview(): Pick<WrittenEmail, "subject" | "text" | "html"> & { reason: string };
  };

export type EmailKind<Data> = EmailPreview & { write(data: Data): WrittenEmail };

type EmailDefinition<Data> = EmailKindBase &
  EmailPurpose & {
    /** Why the recipient gets the email, in a sentence for its footer. */
    reason: string | ((data: Data) => string);
    /** Invented data for the preview. */
    sample: Data;
    subject: string | ((data: Data) => string);
    email: (data: Data) => EmailContent;
  };

/** Defines a kind of email. Each needs a sample, so that the preview page can show it. */
export function defineEmail<Data>(definition: EmailDefinition<Data>): EmailKind<Data> {
  const { sample, subject, email, reason, ...kind } = definition;
  const compose = (data: Data) => {
    const writtenReason = typeof reason === "string" ? reason : reason(data);
    return {
      subject: typeof subject === "string" ? subject : subject(data),
      reason: writtenReason,
      ...renderEmail({
        ...email(data),
        reason: writtenReason,
        ...(kind.topic && { unsubscribeUrl: unsubscribePlaceholder }),
      }),
    };
  };
  return {
    ...kind,
    write(data) {
      const { reason: _, ...written } = compose(data);
      return { ...written, maxPerHour: kind.maxPerHour, ...(kind.topic && { topic: kind.topic }) };
    },
    preview() {
      const { text, html, ...rest } = compose(sample);
      return { ...rest, text: addSampleLink(text), html: addSampleLink(html) };
    },
  };
}

const addSampleLink = (content: string): string =>
  content.replaceAll(
    unsubscribePlaceholder,
    "https://boab.example/emails/unsubscribe?token=sample",
  );
