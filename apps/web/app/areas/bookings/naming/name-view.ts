import type { LinkedName, NameAnswer } from "@boab/contracts/bookings/team-names";
import type { Tone } from "#ui/text/chip.tsx";

interface NameView {
  chip: { label: string; tone: Tone };
  title: string;
  text: string;
  answers: { answer: NameAnswer; label: string; pendingLabel: string }[];
}

/** Describes to somebody of a team what they are asked, or what became of it. */
export function viewLinkedName({ business, state }: LinkedName): NameView {
  const { businessName } = business;
  switch (state) {
    case "asked":
      return {
        chip: { label: "Waiting for you", tone: "warn" },
        title: `May ${businessName} show your name?`,
        text: "Your name, what you do and your free times would be on their public page, and customers could book you by name. Nothing is shown unless you agree, and you can take it back at any time with this link.",
        answers: [
          { answer: "show", label: "Yes, show my name", pendingLabel: "Saving" },
          { answer: "hide", label: "No", pendingLabel: "Saving" },
        ],
      };
    case "named":
      return {
        chip: { label: "Shown", tone: "ok" },
        title: "Your name is shown",
        text: `Customers of ${businessName} can book you by name. You can take your name off at any time; what's booked already stays.`,
        answers: [{ answer: "hide", label: "Take my name off", pendingLabel: "Saving" }],
      };
    case "declined":
      return {
        chip: { label: "Not shown", tone: "neutral" },
        title: "Your name isn't shown",
        text: `${businessName} can see that you said no, and we won't email you about it for 30 days.`,
        answers: [],
      };
    case "withdrawn":
      return {
        chip: { label: "Not shown", tone: "neutral" },
        title: "Your name is no longer shown",
        text: `What's booked already stays. If you change your mind, tell ${businessName}: they can ask you again in 30 days.`,
        answers: [],
      };
  }
}
