import type { Tx } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { FetchedFile } from "#platform/outside/fetch-file.ts";
import type { UploadsDeps } from "../deps.ts";
import { attachUpload, removeUploadFiles } from "../files/attach-upload.ts";
import { importPhoto } from "./import-photo.ts";

/**
 * What accounts needs for profile photos. It comes before uploads, so the wiring passes this in.
 */
export const makePhotoFiles = (deps: UploadsDeps) => ({
  attach: (tx: Tx, owner: Pick<Member, "userId">, uploadId: string) =>
    attachUpload(deps, tx, {
      uploadId,
      actor: owner,
      purpose: "profile-photo",
      targetId: owner.userId,
    }),
  takeIn: (ownerId: string, photo: FetchedFile) => importPhoto(deps, ownerId, photo),
  giveUp: (tx: Tx, uploadId: string) => removeUploadFiles(deps, tx, uploadId),
});
