import { randomUUID } from "node:crypto";
import type { SignedIn, TestApp } from "../../harness.ts";
import { nothing, type Objects } from "../object-factory.ts";

/** An uploaded file; a ready one has its renditions planned, as the worker leaves it. */
async function sendPhoto({ db }: TestApp, { userId }: SignedIn, status: "issued" | "ready") {
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
      owner_id: userId,
      purpose: "profile-photo",
      target_id: userId,
      status,
      declared_type: "image/png",
      declared_size: 1000,
      quarantine_key: `quarantine/${randomUUID()}`,
      keys: JSON.stringify(status === "ready" ? keys : []),
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60 * 60 * 1000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const uploadsObjects: Objects = {
  upload: { of: (app, owner) => sendPhoto(app, owner, "issued"), missing: nothing },
  "ready photo": { of: (app, owner) => sendPhoto(app, owner, "ready"), missing: nothing },
};
