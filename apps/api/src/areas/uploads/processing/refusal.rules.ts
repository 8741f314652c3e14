import { tooLargeText } from "@boab/contracts/uploads/limits";
import { refusalTexts, uploadTexts } from "@boab/contracts/uploads/texts";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { purposeRules } from "../tickets/purpose.rules.ts";

/** Why an uploaded file is refused. */
export type Refusal = Exclude<keyof typeof refusalTexts, "notAPicture" | "notADocument">;

export interface Refused {
  refusal: Refusal;
}

export const refused = (refusal: Refusal): Refused => ({ refusal });

export function sentenceFor(purpose: UploadPurpose, refusal: Refusal): string {
  if (refusal === "tooLarge") return tooLargeText(purposeRules[purpose].maxBytes);
  if (refusal === "broken" && purpose === "profile-photo") return uploadTexts.photoFailed;
  return refusalTexts[refusal];
}
