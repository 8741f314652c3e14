import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

export type ProblemStep =
  | "reported"
  | "declined"
  | "refunded in part"
  | "refunded"
  | "escalated"
  | "decided"
  | "withdrawn"
  | "lapsed";
export type ProblemRecipient = "buyer" | "store" | "team";

export interface ProblemEmailData {
  step: ProblemStep;
  to: ProblemRecipient;
  orderId: string;
  storeName: string;
  /** The deadline for the next step; null when there is none. */
  until: string | null;
  url: string;
}

interface ProblemCopy {
  subject: string;
  says: string;
}

/** The email contains nothing that anybody wrote: that is on the page, behind a sign-in. */
function writeCopy({ step, to, orderId, storeName, until }: ProblemEmailData): ProblemCopy {
  const order = `order ${orderId}`;
  switch (step) {
    case "reported":
      return to === "buyer"
        ? {
            subject: `We've told ${storeName}`,
            says: `${storeName} has until ${until} to reply about your ${order}. If they don't, we'll step in.`,
          }
        : {
            subject: `A buyer reported a problem with ${order}`,
            says: `Please reply by ${until}. You can refund the items or say why not. After that, our team decides.`,
          };
    case "declined":
      return {
        subject: `${storeName} replied about ${order}`,
        says: `They didn't agree to a refund. If you think that's not right, ask us to look at it by ${until}.`,
      };
    case "refunded in part":
      return {
        subject: `${storeName} replied about ${order}`,
        says: `They've refunded part of what you reported. If you think that's not right, ask us to look at it by ${until}.`,
      };
    case "refunded":
      return {
        subject: `${storeName} replied about ${order}`,
        says: "They've refunded what you reported. It goes back to the card you paid with. Banks usually take 5 to 10 business days.",
      };
    case "escalated":
      if (to === "team")
        return {
          subject: `Please decide about ${order}`,
          says: `Buyer and store (${storeName}) need a decision. We'll tell both what you decide.`,
        };
      return {
        subject: `We're looking at ${order}`,
        says:
          to === "buyer"
            ? `We've stepped in with ${storeName} and will email you what we decide.`
            : "The buyer's problem is with our team now. You can still refund it. We'll email you what we decide.",
      };
    case "decided":
      return {
        subject: `We've decided about ${order}`,
        says: "You'll find our decision and the reason on the order.",
      };
    case "withdrawn":
      return {
        subject: `The problem with ${order} is settled`,
        says: "The buyer has withdrawn it. There's nothing more for you to do.",
      };
    case "lapsed":
      return {
        subject: `The problem with ${order} is closed`,
        says: "Nobody asked us to look at it, so it's closed.",
      };
  }
}

export const problemEmail = defineEmail<ProblemEmailData>({
  kind: "order-problem",
  when: "To buyer and store at each step of a problem with an order, and to the team when it has to decide",
  purpose: "service",
  audience: ["buyer", "store owner", "team"],
  reason: ({ to }) =>
    to === "team"
      ? `You're getting this because you look after orders on ${brand.name}.`
      : `You're getting this because of an order on ${brand.name}.`,
  maxPerHour: 30,
  sample: {
    step: "reported",
    to: "store",
    orderId: "3HC5-LD8W",
    storeName: "Kumasi Cloth House",
    until: "Monday 16 November",
    url: "https://boab.example/marketplace/stores/kumasi-cloth-house/sold",
  },
  subject: (news) => writeCopy(news).subject,
  email: (news) => {
    const { subject, says: paragraph } = writeCopy(news);
    return {
      heading: subject,
      paragraphs: [paragraph],
      button: { label: news.to === "buyer" ? "View your order" : "Open it", url: news.url },
    };
  },
});
