import { type EmailContent, renderEmail } from "./layout.ts";

export interface WrittenEmail {
  subject: string;
  text: string;
  html: string;
  /** How many of this kind one recipient gets in an hour. */
  atMostPerHour: number;
}

/** An email with sample data, for the preview page. */
export interface EmailPreview {
  /** The key of every email of this kind starts with it. */
  kind: string;
  /** Who gets it, and when. */
  when: string;
  atMostPerHour: number;
  preview(): Omit<WrittenEmail, "atMostPerHour">;
}

export interface EmailKind<Facts> extends EmailPreview {
  write(facts: Facts): WrittenEmail;
}

interface EmailDefinition<Facts> {
  kind: string;
  when: string;
  /** Somebody triggers every email, and nobody's mailbox must fill up. */
  atMostPerHour: number;
  /** Invented data for the preview. */
  sample: Facts;
  subject: string | ((facts: Facts) => string);
  email: (facts: Facts) => EmailContent;
}

/** Defines a kind of email. Each needs a sample, so that the preview page can show it. */
export function defineEmail<Facts>(definition: EmailDefinition<Facts>): EmailKind<Facts> {
  const { kind, when, atMostPerHour, sample, subject, email } = definition;
  const compose = (facts: Facts) => ({
    subject: typeof subject === "string" ? subject : subject(facts),
    ...renderEmail(email(facts)),
  });
  return {
    kind,
    when,
    atMostPerHour,
    write: (facts) => ({ ...compose(facts), atMostPerHour }),
    preview: () => compose(sample),
  };
}
