import { randomBytes } from "node:crypto";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import type { Place } from "../files/key.rules.ts";
import { planFiles } from "../files/plan.rules.ts";
import { purposeRules } from "../files/purpose.rules.ts";
import type { NewUpload } from "../files/uploads.repository.ts";
import { ticketTtlSeconds } from "./ticket.rules.ts";

interface UploadToPlan {
  /** Null for somebody without an account. */
  ownerId: string | null;
  purpose: UploadPurpose;
  targetId: string;
  contentType: string;
  size: number;
  fileName: string | null;
  place: Place;
}

const makeRandomPart = () => randomBytes(16).toString("hex");

/** The row of a file that is about to arrive, with the keys of everything to be made from it. */
export function planUpload(file: UploadToPlan, now: Date): NewUpload {
  const { ownerId, purpose, targetId, contentType, size, fileName, place } = file;
  const source = { purpose, place, randomPart: makeRandomPart(), createdAt: now };
  return {
    ownerId,
    purpose,
    targetId,
    declaredType: contentType,
    declaredSize: size,
    // The people who may open a document see its file name; nobody needs the file name of a picture.
    fileName: purposeRules[purpose].kind === "document" ? fileName : null,
    quarantineKey: `quarantine/${makeRandomPart()}`,
    files: planFiles(source, contentType),
    createdAt: now,
    expiresAt: new Date(now.getTime() + ticketTtlSeconds * 1000),
  };
}
