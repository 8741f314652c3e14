import { type EmailContent, renderEmail } from "./layout.ts";

export interface WrittenEmail {
  subject: string;
  text: string;
  html: string;
  /** The max emails of this kind that one recipient gets in an hour. */
  maxPerHour: number;
}

/** An email with sample data, for the preview page. */
export interface EmailPreview {
  /** The key of every email of this kind starts with its kind. */
  kind: string;
  /** A sentence about who gets the email, and when. */
  when: string;
  maxPerHour: number;
  preview(): Omit<WrittenEmail, "maxPerHour">;
}

export interface EmailKind<Data> extends EmailPreview {
  write(data: Data): WrittenEmail;
}

interface EmailDefinition<Data> {
  kind: string;
  when: string;
  /** The max per recipient: people trigger every email, and nobody's mailbox may be flooded. */
  maxPerHour: number;
  /** Invented data for the preview. */
  sample: Data;
  subject: string | ((data: Data) => string);
  email: (data: Data) => EmailContent;
}

/** Defines a kind of email. Each needs a sample, so that the preview page can show it. */
export function defineEmail<Data>(definition: EmailDefinition<Data>): EmailKind<Data> {
  const { kind, when, maxPerHour, sample, subject, email } = definition;
  const compose = (data: Data) => ({
    subject: typeof subject === "string" ? subject : subject(data),
    ...renderEmail(email(data)),
  });
  return {
    kind,
    when,
    maxPerHour,
    write: (data) => ({ ...compose(data), maxPerHour }),
    preview: () => compose(sample),
  };
}
