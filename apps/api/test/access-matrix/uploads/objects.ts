import { randomUUID } from "node:crypto";
import type { SignedIn, TestApp } from "../../harness.ts";
import { type ObjectFactories, unknownUuid } from "../object-factory.ts";

/** An uploaded file; a ready one has its renditions planned, as the worker leaves it. */
async function insertPhotoUpload(
  { db }: TestApp,
  { userId }: SignedIn,
  status: "issued" | "ready",
) {
  const folder = "public/UserImages";
  const keys = ["sm", "md", "lg"].flatMap((label) => [
    {
      label,
      contentType: "image/webp",
      key: `${folder}/${label}_${randomUUID()}.webp`,
      width: 64,
      height: 64,
    },
    {
      label,
      contentType: "image/jpeg",
      key: `${folder}/${label}_${randomUUID()}.jpg`,
      width: 64,
      height: 64,
    },
  ]);
  const { id } = await db
    .insertInto("uploads.upload")
    .values({
      ownerId: userId,
      purpose: "profile-photo",
      targetId: userId,
      status,
      declaredType: "image/png",
      declaredSize: 1000,
      quarantineKey: `quarantine/${randomUUID()}`,
      keys: JSON.stringify(status === "ready" ? keys : []),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const uploadsObjects: ObjectFactories = {
  upload: { of: (app, owner) => insertPhotoUpload(app, owner, "issued"), missing: unknownUuid },
  "ready photo": {
    of: (app, owner) => insertPhotoUpload(app, owner, "ready"),
    missing: unknownUuid,
  },
};
