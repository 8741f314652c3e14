import type { Tx } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsDeps } from "../deps.ts";
import { attachUpload, removeUploadFiles } from "./attach-upload.ts";

/**
 * What accounts needs for profile photos. It comes before uploads, so the wiring passes this in.
 */
export const photoFilesOf = (deps: Pick<UploadsDeps, "clock" | "mediaAddress" | "tasks">) => ({
  attach: (tx: Tx, owner: Member, uploadId: string) =>
    attachUpload(deps, tx, {
      uploadId,
      actor: owner,
      purpose: "profile-photo",
      targetId: owner.userId,
    }),
  giveUp: (tx: Tx, uploadId: string) => removeUploadFiles(deps, tx, uploadId),
});
