import { fileFlaws } from "@boab/contracts/uploads/limits";
import { uploadTexts } from "@boab/contracts/uploads/texts";
import type { TicketBody } from "@boab/contracts/uploads/uploads";
import { purposeRules } from "./purpose.rules.ts";

export const ticketSeconds = 300;

/** What is wrong with a ticket request, by field; undefined when the ticket may be issued. */
export function flawsOf(request: TicketBody): Record<string, string> | undefined {
  const flaws: Record<string, string> = { ...fileFlaws(purposeRules[request.purpose], request) };
  if (request.targetId === undefined)
    flaws.targetId = request.purpose === "profile-photo" ? uploadTexts.missingUserId : "Required.";
  return Object.keys(flaws).length > 0 ? flaws : undefined;
}
