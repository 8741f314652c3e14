import { refusalTexts, uploadTexts } from "@boab/contracts/uploads/texts";
import type { TicketBody } from "@boab/contracts/uploads/uploads";
import { type PurposeRule, purposeRules } from "./purpose.rules.ts";

export const ticketSeconds = 300;

/** What is wrong with a wish for a ticket, by field; nothing when it may be issued. */
export function flawsOf(wish: TicketBody): Record<string, string> | undefined {
  const rule = purposeRules[wish.purpose];
  const flaws: Record<string, string> = {};
  if (wish.targetId === undefined)
    flaws.targetId = wish.purpose === "profile-photo" ? uploadTexts.missingUserId : "Required.";
  if (!rule.acceptedTypes.includes(wish.contentType)) flaws.contentType = wrongTypeText(rule);
  if (wish.size === 0) flaws.size = uploadTexts.noFile;
  else if (wish.size > rule.maxBytes) flaws.size = tooLargeText(rule);
  return Object.keys(flaws).length > 0 ? flaws : undefined;
}

export const tooLargeText = ({ maxBytes }: PurposeRule): string =>
  refusalTexts.tooLarge.replace("{megabytes}", String(maxBytes / 1024 / 1024));

const wrongTypeText = ({ kind }: PurposeRule): string =>
  kind === "image" ? refusalTexts.notAPicture : refusalTexts.notADocument;
