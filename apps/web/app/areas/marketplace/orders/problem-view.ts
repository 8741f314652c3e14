import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import type { OrderProblem } from "@boab/contracts/marketplace/order-problem";
import type { ProblemKind } from "@boab/contracts/marketplace/problem-limits";
import { formatDayTime } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { ended } from "@boab/format/sentences";
import type { Tone } from "#ui/text/chip.tsx";

/** The labels of the choices in the buyer's report form. */
export const problemKindLabels: Record<ProblemKind, string> = {
  "not arrived": "It didn't arrive",
  damaged: "It's damaged or faulty",
  "not as described": "It's not what I ordered",
  "changed mind": "I changed my mind",
};

/** The same problems in the third person, for after "reported:". */
const reportedStatusText: Record<ProblemKind, string> = {
  "not arrived": "it didn't arrive",
  damaged: "it's damaged or faulty",
  "not as described": "it's not what was ordered",
  "changed mind": "a change of mind",
};

interface ProblemStatus {
  tone: Tone;
  title: string;
  text: string;
}

/** The status of a problem as its buyer sees it. */
export function getBuyerStatus(problem: OrderProblem, storeName: string): ProblemStatus {
  switch (problem.state) {
    case "open":
      return {
        tone: "ok",
        title: ended(`Sent to ${storeName}`),
        text: `They have until ${formatDay(problem.replyBy)} to reply. If they don't, we step in. We'll email you either way.`,
      };
    case "answered":
      return {
        tone: "warn",
        title: `${storeName} replied.`,
        text: problem.escalateBy
          ? `If you don't agree, ask us to look at it by ${formatDay(problem.escalateBy)}. Otherwise it's closed.`
          : "",
      };
    case "escalated":
      return {
        tone: "info",
        title: "We're looking at it.",
        text: "Our team reads what you both wrote and decides. We'll email you.",
      };
    case "refunded":
      return {
        tone: "ok",
        title: "Refunded.",
        text: "It goes back to the card you paid with. Banks usually take 5 to 10 business days.",
      };
    case "closed":
      return { tone: "neutral", title: "This is closed.", text: "" };
  }
}

interface ProblemEvent {
  title: string;
  at: string;
  /** The text that the person wrote, or null. */
  words: string | null;
}

/** Lists the events of a problem from the report onwards. */
export function listProblemEvents(
  problem: OrderProblem,
  { storeName, reporter }: { storeName: string; reporter: string },
): ProblemEvent[] {
  const { reportedAt, repliedAt, escalatedAt, settledAt, note } = problem;
  return [
    {
      title: `${reporter} reported: ${reportedStatusText[problem.kind]}`,
      at: reportedAt,
      words: problem.details,
    },
    ...(repliedAt ? [{ title: `${storeName} replied`, at: repliedAt, words: problem.reply }] : []),
    ...(escalatedAt ? [{ title: "Our team stepped in", at: escalatedAt, words: null }] : []),
    ...(settledAt
      ? [
          {
            title: problem.state === "refunded" ? "Refunded" : "Closed",
            at: settledAt,
            words: note,
          },
        ]
      : []),
  ].map((event) => ({ ...event, at: formatDayTime(event.at) }));
}

/** The label of the report button. Before the order is sent, a report is a request to cancel. */
export const getReportLabel = ({
  state,
  can,
}: Pick<BoughtOrderDetails, "state" | "can">): string =>
  state === "to send" && can.report.length === 1 ? "Ask to cancel" : "Report a problem";
