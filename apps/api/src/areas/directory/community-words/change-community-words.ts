import type { CommunityWord } from "@boab/contracts/directory/administration";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { type AuditLine, writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deletePair, upsertPair } from "./community-words.repository.ts";

type Deps = Pick<DirectoryDeps, "db">;

/** Staff link two words; linking them again changes the kind. */
export const putCommunityWord = (
  { db }: Deps,
  actor: Member,
  { word, other, kind }: CommunityWord,
  origin: RequestOrigin,
): Promise<CommunityWord> =>
  inTransaction(db, async (tx) => {
    const pair = await upsertPair(tx, { word: inOneSpace(word), other: inOneSpace(other) }, kind);
    if (!pair) throw new AppError("bad_request", { fields: { other: listingTexts.sameWord } });
    await writeAudit(tx, auditLine(actor, "put community word", pair, origin));
    return pair;
  });

/** Staff unlink two words. */
export const removeCommunityWord = (
  { db }: Deps,
  actor: Member,
  { word, other }: Pick<CommunityWord, "word" | "other">,
  origin: RequestOrigin,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const pair = await deletePair(tx, { word: inOneSpace(word), other: inOneSpace(other) });
    if (!pair) throw new AppError("not_found");
    await writeAudit(tx, auditLine(actor, "remove community word", pair, origin));
  });

const inOneSpace = (words: string) => words.replace(/\s+/gu, " ");

const auditLine = (
  actor: Member,
  act: string,
  { word, other, kind }: CommunityWord,
  origin: RequestOrigin,
): AuditLine => ({
  actorId: actor.userId,
  act,
  objectType: "community word",
  objectId: `${word} / ${other}`,
  changes: { kind },
  ...origin,
});
