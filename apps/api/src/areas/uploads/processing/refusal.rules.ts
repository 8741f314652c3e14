import { uploadCopy, uploadRefusalCopy } from "@boab/contracts/uploads/copy";
import { describeTooLarge } from "@boab/contracts/uploads/limits";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { purposeRules } from "../files/purpose.rules.ts";

export type Refusal = Exclude<keyof typeof uploadRefusalCopy, "notAPicture" | "notADocument">;

export interface Refused {
  refusal: Refusal;
}

export const refused = (refusal: Refusal): Refused => ({ refusal });

export function describeRefusal(purpose: UploadPurpose, refusal: Refusal): string {
  if (refusal === "tooLarge") return describeTooLarge(purposeRules[purpose].maxBytes);
  if (refusal === "broken" && purpose === "profile-photo") return uploadCopy.photoFailed;
  return uploadRefusalCopy[refusal];
}
