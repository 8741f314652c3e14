import type { CallResponse } from "@boab/contracts/common/call";
import { ArticleBody } from "@boab/contracts/magazine/body";
import { countWords, picturesOf, plainText } from "@boab/contracts/magazine/body-text";
import type { DocumentHead } from "@boab/contracts/magazine/document-fields";
import type { saveDocument as saveCall, VersionKind } from "@boab/contracts/magazine/documents";
import { documentTexts } from "@boab/contracts/magazine/editor-texts";
import { emptyHead } from "@boab/contracts/magazine/empty-document";
import { documentLimits } from "@boab/contracts/magazine/limits";
import { isPictureAddress } from "#areas/uploads/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MagazineDeps } from "../deps.ts";
import { judgeSave, type SaveVerdict } from "./document.rules.ts";
import {
  type Content,
  countUnpublished,
  insertDocument,
  lockDocument,
  type StoredDocument,
  updateContent,
} from "./documents.repository.ts";
import { keepVersion } from "./keep-version.ts";
import { refuseLock } from "./load-document.ts";
import { readHtml } from "./read-html.ts";

type Deps = Pick<MagazineDeps, "db" | "clock" | "mediaAddress">;

export interface SaveRequest {
  content: string | ArticleBody;
  revision: number;
  head?: DocumentHead | undefined;
  isAutosave?: boolean | undefined;
}

type Saved = CallResponse<typeof saveCall>;

/**
 * Whoever saves a document first owns it. A save made from an older revision changes nothing, and what was typed is kept
 * aside as a version: neither of two tabs loses a word.
 */
export async function saveDocument(
  deps: Deps,
  member: Member,
  docId: string,
  request: SaveRequest,
): Promise<Saved> {
  const body = readBody(request.content);
  refuseForeignPictures(deps, body, request.head);
  const saved = await inTransaction(deps.db, async (tx) => {
    const stored = await lockDocument(tx, docId);
    const head = request.head ?? stored?.head ?? emptyHead;
    const content = { head, body, words: countWords(plainText(body)) };
    const verdict = judgeSave(stored, member, request.revision, deps.clock());
    if (!verdict.ok) return keepAside(deps, tx, member, { stored, verdict, content, request });
    const kind: VersionKind = request.isAutosave ? "autosaved" : "saved";
    return storeContent(deps, tx, member, { docId, stored, content, kind, state: verdict.state });
  });
  // Only now, because what was put aside has to be there whatever we answer.
  if ("refusal" in saved) throw saved.refusal;
  return saved;
}

function readBody(content: string | ArticleBody): ArticleBody {
  if (typeof content !== "string") return content;
  const body = ArticleBody.safeParse(readHtml(content));
  if (!body.success) throw new AppError("bad_request");
  return body.data;
}

/** Pictures come from our own store, so that nobody learns who reads an article. */
function refuseForeignPictures(
  deps: Pick<Deps, "mediaAddress">,
  body: ArticleBody,
  head: DocumentHead | undefined,
): void {
  const pictures = [...picturesOf(body), ...(head?.mainPicture ? [head.mainPicture] : [])];
  const isOurs = (src: string) =>
    isPictureAddress(deps, src) && src.includes("/public/editor-images/");
  if (pictures.some(({ src }) => !isOurs(src)))
    throw new AppError("bad_request", { fields: { content: documentTexts.pictureElsewhere } });
}

interface Storing {
  docId: string;
  stored: StoredDocument | undefined;
  content: Content;
  kind: VersionKind;
  state: "draft" | "submitted";
}

/** Writes the next revision, or the first, and keeps it as a version. */
export async function storeContent(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { userId }: Member,
  { docId, stored, content, kind, state }: Storing,
): Promise<Saved> {
  const at = clock();
  if (!stored) {
    if ((await countUnpublished(tx, userId)) >= documentLimits.documents)
      throw new AppError("conflict", { sentence: documentTexts.tooMany });
    if (!(await insertDocument(tx, { id: docId, ownerId: userId, at }, content)))
      throw new AppError("document_conflict");
  }
  const revision = stored ? await updateContent(tx, docId, content, { state, at }) : 1;
  const document = stored ?? { id: docId, publishedVersion: null };
  await keepVersion(tx, { document, revision, kind, savedBy: userId, at }, content);
  return { docId, revision, savedAt: at.toISOString() };
}

interface Refused {
  stored: StoredDocument | undefined;
  verdict: SaveVerdict & { ok: false };
  content: Content;
  request: SaveRequest;
}

async function keepAside(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { userId }: Member,
  { stored, verdict, content, request }: Refused,
): Promise<{ refusal: AppError }> {
  if (stored && verdict.reason !== "not yours" && verdict.reason !== "not writing") {
    const aside = { kind: "aside" as const, revision: request.revision, savedBy: userId };
    await keepVersion(tx, { document: stored, ...aside, at: clock() }, content);
  }
  switch (verdict.reason) {
    case "not writing":
      return { refusal: new AppError("forbidden") };
    case "not yours":
      return { refusal: new AppError("document_taken") };
    case "stale":
      return { refusal: new AppError("document_conflict") };
    default:
      return { refusal: refuseLock(verdict.reason) };
  }
}
