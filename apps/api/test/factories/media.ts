import { randomBytes } from "node:crypto";
import type { VideoCategory } from "@boab/contracts/media/limits";
import { lockProfile } from "#areas/accounts/profiles/profiles.repository.ts";
import { findAccount, insertAccount } from "#areas/media/accounts/accounts.repository.ts";
import { insertComment as insertCommentRow } from "#areas/media/comments/comments.repository.ts";
import { insertVideo as insertVideoRow } from "#areas/media/videos/videos.repository.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import { insertOwner } from "./directory.ts";

/** As the provider's ids look. */
export const makeVidId = (): string => randomBytes(9).toString("base64url").slice(0, 11);

/** The creator page of a person, made if there is none; returns its id. */
export function insertMediaAccount(
  db: Db,
  { userId, name = "Two Rivers Films" }: { userId?: string; name?: string } = {},
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const owner = userId ?? (await insertOwner(tx));
    // Several objects of one person may be made at once.
    await lockProfile(tx, owner);
    const existingAccount = await findAccount(tx, { userId: owner });
    if (existingAccount) return existingAccount.id;
    const id = makeId("MED", 8);
    const account = {
      id,
      userId: owner,
      name,
      description: "Films from the river.",
      website: null,
    };
    await insertAccount(tx, account, new Date());
    return id;
  });
}

/** What a test specifies of a video; the rest is a short music video. */
export interface VideoOverrides {
  userId?: string;
  vidId?: string;
  title?: string;
  channelTitle?: string;
  artist?: string | null;
  description?: string;
  category?: VideoCategory;
  businessId?: string | null;
  createdAt?: Date;
}

/** Inserts a video as adding one would; returns the provider's id. */
export async function insertVideo(
  db: Db,
  { userId, createdAt = new Date(), ...overrides }: VideoOverrides = {},
): Promise<string> {
  const accountId = await insertMediaAccount(db, userId === undefined ? {} : { userId });
  const video = {
    id: makeId("VID", 8),
    vidId: makeVidId(),
    accountId,
    title: "Juba Nights",
    channelTitle: "Two Rivers Films",
    artist: "Akon Lual",
    description: "Filmed in one night.",
    category: "music" as const,
    publishedAt: null,
    durationSeconds: 228,
    businessId: null,
    ...overrides,
  };
  await inTransaction(db, (tx) => insertVideoRow(tx, video, createdAt));
  return video.vidId;
}

export async function insertVideoComment(
  db: Db,
  {
    vidId,
    authorId,
    body = "Played it twice.",
  }: { vidId: string; authorId?: string; body?: string },
): Promise<string> {
  const { id: videoId } = await db
    .selectFrom("media.video")
    .select("id")
    .where("vidId", "=", vidId)
    .executeTakeFirstOrThrow();
  return inTransaction(db, async (tx) =>
    insertCommentRow(
      tx,
      { videoId, authorId: authorId ?? (await insertOwner(tx)), body },
      new Date(),
    ),
  );
}
