import { uploadCopy } from "@boab/contracts/uploads/copy";
import { findFileErrors } from "@boab/contracts/uploads/limits";
import type { TicketBody } from "@boab/contracts/uploads/uploads";
import { purposeRules } from "../files/purpose.rules.ts";

export const ticketTtlSeconds = 300;

/** What is wrong with a ticket request, by field; undefined when the ticket may be issued. */
export function findTicketErrors(request: TicketBody): Record<string, string> | undefined {
  const errors: Record<string, string> = {
    ...findFileErrors(purposeRules[request.purpose], request),
  };
  if (request.targetId === undefined)
    errors.targetId = request.purpose === "profile-photo" ? uploadCopy.missingUserId : "Required.";
  return Object.keys(errors).length > 0 ? errors : undefined;
}
