import type { CallResponse } from "@boab/contracts/common/call";
import { ArticleBody } from "@boab/contracts/magazine/body";
import { countWords, listBodyPictures, toBodyText } from "@boab/contracts/magazine/body-text";
import { documentCopy } from "@boab/contracts/magazine/copy";
import type { DocumentHead } from "@boab/contracts/magazine/document-fields";
import type { saveDocument as saveCall, VersionKind } from "@boab/contracts/magazine/documents";
import { emptyHead } from "@boab/contracts/magazine/empty-document";
import { documentLimits } from "@boab/contracts/magazine/limits";
import { isHostedPictureUrl } from "#areas/uploads/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MagazineDeps } from "../deps.ts";
import { judgeSave, type SaveVerdict } from "./document.rules.ts";
import {
  countUnpublishedDocuments,
  type DocumentContent,
  insertDocument,
  lockDocument,
  type StoredDocument,
  updateContent,
} from "./documents.repository.ts";
import { makeLockError } from "./load-document.ts";
import { readHtml } from "./read-html.ts";
import { saveVersion } from "./save-version.ts";

type Deps = Pick<MagazineDeps, "db" | "clock" | "mediaUrl">;

export interface SaveRequest {
  content: string | ArticleBody;
  revision: number;
  head?: DocumentHead | undefined;
  isAutosave?: boolean | undefined;
}

type SaveResponse = CallResponse<typeof saveCall>;

/**
 * Whoever saves a document first owns it. A save from an older revision changes nothing, but its content is stored
 * aside as a version, so that neither of two tabs loses a word.
 */
export async function saveDocument(
  deps: Deps,
  member: Member,
  docId: string,
  request: SaveRequest,
): Promise<SaveResponse> {
  const body = readBody(request.content);
  refuseForeignPictures(deps, body, request.head);
  const saved = await inTransaction(deps.db, async (tx) => {
    const stored = await lockDocument(tx, docId);
    const head = request.head ?? stored?.head ?? emptyHead;
    const content = { head, body, words: countWords(toBodyText(body)) };
    const verdict = judgeSave(stored, member, request.revision, deps.clock());
    if (!verdict.ok)
      return saveConflictCopy(deps, tx, member, { stored, verdict, content, request });
    const kind: VersionKind = request.isAutosave ? "autosaved" : "saved";
    return saveContent(deps, tx, member, { docId, stored, content, kind, state: verdict.state });
  });
  // This throws after the commit, so that the content stored aside is there even if the save is refused.
  if ("refusal" in saved) throw saved.refusal;
  return saved;
}

function readBody(content: string | ArticleBody): ArticleBody {
  if (typeof content !== "string") return content;
  const body = ArticleBody.safeParse(readHtml(content));
  if (!body.success) throw new AppError("bad_request");
  return body.data;
}

/** Pictures have to come from our own store, so that no other site learns who reads an article. */
function refuseForeignPictures(
  deps: Pick<Deps, "mediaUrl">,
  body: ArticleBody,
  head: DocumentHead | undefined,
): void {
  const pictures = [...listBodyPictures(body), ...(head?.mainPicture ? [head.mainPicture] : [])];
  const isEditorImage = (src: string) =>
    isHostedPictureUrl(deps, src) && src.includes("/public/editor-images/");
  if (pictures.some(({ src }) => !isEditorImage(src)))
    throw new AppError("bad_request", { fields: { content: documentCopy.pictureElsewhere } });
}

interface ContentUpdate {
  docId: string;
  stored: StoredDocument | undefined;
  content: DocumentContent;
  kind: VersionKind;
  state: "draft" | "submitted";
}

/** Writes the next revision, or the first one, and stores it as a version. */
export async function saveContent(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { userId }: Member,
  { docId, stored, content, kind, state }: ContentUpdate,
): Promise<SaveResponse> {
  const at = clock();
  if (!stored) {
    if ((await countUnpublishedDocuments(tx, userId)) >= documentLimits.documents)
      throw new AppError("conflict", { sentence: documentCopy.tooMany });
    if (!(await insertDocument(tx, { id: docId, ownerId: userId, at }, content)))
      throw new AppError("document_conflict");
  }
  const revision = stored ? await updateContent(tx, docId, content, { state, at }) : 1;
  const document = stored ?? { id: docId, publishedVersion: null };
  await saveVersion(tx, { document, revision, kind, savedBy: userId, at }, content);
  return { docId, revision, savedAt: at.toISOString() };
}

interface RefusedSave {
  stored: StoredDocument | undefined;
  verdict: SaveVerdict & { ok: false };
  content: DocumentContent;
  request: SaveRequest;
}

async function saveConflictCopy(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { userId }: Member,
  { stored, verdict, content, request }: RefusedSave,
): Promise<{ refusal: AppError }> {
  if (stored && verdict.reason !== "not yours" && verdict.reason !== "not writing") {
    const conflictCopy = { kind: "aside" as const, revision: request.revision, savedBy: userId };
    await saveVersion(tx, { document: stored, ...conflictCopy, at: clock() }, content);
  }
  switch (verdict.reason) {
    case "not writing":
      return { refusal: new AppError("forbidden") };
    case "not yours":
      return { refusal: new AppError("document_taken") };
    case "stale":
      return { refusal: new AppError("document_conflict") };
    default:
      return { refusal: makeLockError(verdict.reason) };
  }
}
