import type { Tx } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsParts } from "../parts.ts";
import { attachUpload, removeUploadFiles } from "./attach-upload.ts";

/** What accounts need of us for profile photos; they stand below and get it from the wiring. */
export const photoFilesOf = (parts: Pick<UploadsParts, "clock" | "mediaAddress" | "tasks">) => ({
  attach: (tx: Tx, owner: Member, uploadId: string) =>
    attachUpload(parts, tx, {
      uploadId,
      actor: owner,
      purpose: "profile-photo",
      targetId: owner.userId,
    }),
  giveUp: (tx: Tx, uploadId: string) => removeUploadFiles(parts, tx, uploadId),
});
