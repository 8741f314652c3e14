import { accountTexts } from "@boab/contracts/accounts/texts";
import { sentenceOf } from "#lib/errors.ts";
import type { FormFailure } from "#lib/form.ts";

const sentences: Record<string, string> = {
  "save-profile": accountTexts.saveProfileFailed,
  "request-access": accountTexts.requestNotSubmitted,
};

/** What a form of the account page shows when the browser could not reach us at all. */
export function offlineAnswer(intent: string): FormFailure {
  const error = sentences[intent] ?? sentenceOf("not_available");
  return { ok: false, code: "not_available", error, fields: {}, values: {} };
}
