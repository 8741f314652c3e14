import type { LinkedSuggestion, SuggestionAnswer } from "@boab/contracts/bookings/suggestions";
import { formatClock, formatDayTime } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import type { Tone } from "#ui/text/chip.tsx";

interface SuggestionView {
  chip: { label: string; tone: Tone };
  title: string;
  text: string;
}

const formatStart = ({ date, start }: { date: string; start: string }) =>
  `${formatDay(date)}, ${formatClock(start)}`;

/** Describes to a customer what the link about another time asks, or what became of it. */
export function viewLinkedSuggestion(
  suggestion: LinkedSuggestion,
  answer: SuggestionAnswer,
): SuggestionView {
  const { business, visit, suggested, state, isConfirmed, answerBy, timeZone, terms } = suggestion;
  const name = business.businessName;
  const other = formatStart(suggested);
  const stays = isConfirmed
    ? `Your visit stays on ${formatStart(visit)}.`
    : `You're still asking for ${formatStart(visit)}.`;
  switch (state) {
    case "open":
      return answer === "accept"
        ? {
            chip: { label: "Waiting for you", tone: "warn" },
            title: isConfirmed ? `Move your visit to ${other}?` : `Book ${other}?`,
            text: `${name} holds it for you until ${formatDayTime(answerBy, timeZone)}. ${terms.accept}`.trim(),
          }
        : {
            chip: { label: "Waiting for you", tone: "warn" },
            title: isConfirmed ? `Keep ${formatStart(visit)}?` : `${other} doesn't suit you?`,
            text: `We'll tell ${name}. ${stays} ${terms.decline}`.trim(),
          };
    case "accepted":
      return {
        chip: { label: "Confirmed", tone: "ok" },
        title: `See you on ${formatDay(suggested.date)}`,
        text: `Your time at ${name} is ${other}. We've emailed you the details.`,
      };
    case "declined":
      return {
        chip: { label: "Answered", tone: "neutral" },
        title: isConfirmed ? "You've kept your time" : "You said no to that time",
        text: `${stays} We've told ${name}. ${terms.decline}`.trim(),
      };
    case "lapsed":
      return {
        chip: { label: "Too late", tone: "neutral" },
        title: `${other} is no longer held`,
        text: `${stays} If the other time suits you better, call ${name}.`,
      };
    case "replaced":
      return {
        chip: { label: "Changed", tone: "neutral" },
        title: `${name} asks for another time now`,
        text: "We've sent you a newer email about it. Please use the buttons in that one.",
      };
    case "withdrawn":
      return {
        chip: { label: "Taken back", tone: "neutral" },
        title: `${name} no longer asks for this`,
        text: `${stays} There's nothing for you to do.`,
      };
    case "gone":
      return {
        chip: { label: "Over", tone: "neutral" },
        title: "Your visit has changed since",
        text: "There's nothing left to answer. The newest email about your visit says how it stands.",
      };
  }
}
