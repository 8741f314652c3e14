import { writeAudit } from "#platform/audit/audit.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MagazineDeps } from "../deps.ts";
import { markDraft } from "../documents/documents.repository.ts";
import { saveVersion } from "../documents/save-version.ts";
import { documentSentBackEmail } from "./desk-emails.ts";
import { lockSubmitted } from "./lock-submitted.ts";

type Deps = Pick<MagazineDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** An editor gives a document back with a note, which its writer reads in the editor and in an email. */
export function sendBackDocument(
  { db, clock, enqueueMail, publicOrigin }: Deps,
  editor: Member,
  docId: string,
  { revision, note }: { revision: number; note: string },
  { ip, requestId }: RequestOrigin,
): Promise<void> {
  return runOnce(db, async (tx) => {
    const document = await lockSubmitted(tx, editor, docId, revision);
    await markDraft(tx, docId, note);
    const newVersion = { document, revision, savedBy: editor.userId, at: clock() };
    await saveVersion(tx, { ...newVersion, kind: "sent back" }, document);
    if (document.ownerEmail)
      await enqueueMail(tx, {
        key: `${documentSentBackEmail.kind}:${docId}:${document.rounds}`,
        to: document.ownerEmail,
        ...documentSentBackEmail.write({
          title: document.head.title,
          note,
          url: `${publicOrigin}/test-editor/${docId}`,
        }),
      });
    await writeAudit(tx, {
      actorId: editor.userId,
      act: "send back document",
      objectType: "document",
      objectId: docId,
      ip,
      requestId,
      changes: { revision },
      personal: { of: document.ownerId, changes: { note } },
    });
  });
}
