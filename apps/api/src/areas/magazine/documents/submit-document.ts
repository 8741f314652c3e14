import type { CallResponse } from "@boab/contracts/common/call";
import { documentCopy } from "@boab/contracts/magazine/copy";
import type { submitDocument as submitCall } from "@boab/contracts/magazine/documents";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MagazineDeps } from "../deps.ts";
import { judgeSave } from "./document.rules.ts";
import { documentSubmittedEmail } from "./document-emails.ts";
import { markDraft, markSubmitted } from "./documents.repository.ts";
import { lockOwnDocument, makeLockError } from "./load-document.ts";
import { listPictures } from "./pictures.repository.ts";
import { saveVersion } from "./save-version.ts";
import { findSubmissionErrors } from "./submission.rules.ts";

type Deps = Pick<MagazineDeps, "db" | "clock" | "enqueueMail" | "teamEmail" | "publicOrigin">;

/** Hands a finished document to the editors, as its writer last saw it; the team gets an email. */
export function submitDocument(
  { db, clock, enqueueMail, teamEmail, publicOrigin }: Deps,
  member: Member,
  docId: string,
  revision: number,
): Promise<CallResponse<typeof submitCall>> {
  return runOnce(db, async (tx) => {
    const document = await lockOwnDocument(tx, member, docId);
    const now = clock();
    if (document.state === "submitted") return { status: "submitted" };
    const verdict = judgeSave(document, member, revision, now);
    if (!verdict.ok)
      throw verdict.reason === "scheduled"
        ? makeLockError("scheduled")
        : new AppError("document_conflict");
    const documentPictureUrls = new Set((await listPictures(tx, docId)).map(({ src }) => src));
    const fields = findSubmissionErrors(document.head, document.body, documentPictureUrls);
    if (Object.keys(fields).length > 0) throw new AppError("bad_request", { fields });
    await markSubmitted(tx, docId, now);
    const newVersion = { document, revision, savedBy: member.userId, at: now };
    await saveVersion(tx, { ...newVersion, kind: "submitted" }, document);
    const round = document.rounds + 1;
    await enqueueMail(tx, {
      key: `${documentSubmittedEmail.kind}:${docId}:${round}`,
      to: teamEmail,
      ...documentSubmittedEmail.write({
        title: document.head.title,
        writerName: document.ownerName,
        round,
        url: `${publicOrigin}/admin/magazine/${docId}`,
      }),
    });
    return { status: "submitted" };
  });
}

/** Takes a document back from the editors to write on. */
export function withdrawDocument(
  { db }: Pick<Deps, "db">,
  member: Member,
  docId: string,
): Promise<void> {
  return runOnce(db, async (tx) => {
    const { state, note } = await lockOwnDocument(tx, member, docId);
    if (state !== "submitted")
      throw new AppError("conflict", { sentence: documentCopy.notSubmitted });
    await markDraft(tx, docId, note);
  });
}
