import type { AuditAct } from "@boab/contracts/admin/audit-acts";
import type { CommunityWord } from "@boab/contracts/directory/administration";
import { listingCopy } from "@boab/contracts/directory/copy";
import { type AuditLine, writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deletePair, upsertPair } from "./community-words.repository.ts";

type Deps = Pick<DirectoryDeps, "db">;

/** Staff link two words. Linking them again changes the kind of the link. */
export const putCommunityWord = (
  { db }: Deps,
  actor: Member,
  { word, other, kind }: CommunityWord,
  origin: RequestOrigin,
): Promise<CommunityWord> =>
  runOnce(db, async (tx) => {
    const pair = await upsertPair(
      tx,
      { word: collapseSpaces(word), other: collapseSpaces(other) },
      kind,
    );
    if (!pair) throw new AppError("bad_request", { fields: { other: listingCopy.sameWord } });
    await writeAudit(tx, makeAuditLine(actor, "put community word", pair, origin));
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
    const pair = await deletePair(tx, { word: collapseSpaces(word), other: collapseSpaces(other) });
    if (!pair) throw new AppError("not_found");
    await writeAudit(tx, makeAuditLine(actor, "remove community word", pair, origin));
  });

const collapseSpaces = (words: string) => words.replace(/\s+/gu, " ");

const makeAuditLine = (
  actor: Member,
  act: AuditAct,
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
