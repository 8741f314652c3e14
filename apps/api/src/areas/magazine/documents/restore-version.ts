import type { CallResponse } from "@boab/contracts/common/call";
import type { restoreVersion as restoreCall } from "@boab/contracts/magazine/documents";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MagazineDeps } from "../deps.ts";
import { judgeSave } from "./document.rules.ts";
import { lockManagedDocument, makeLockError } from "./load-document.ts";
import { saveContent } from "./save-document.ts";
import { findVersion } from "./versions.repository.ts";

/**
 * Those who manage a document make an older version the current one. It becomes a new version, so the content before is
 * still there.
 */
export function restoreVersion(
  deps: Pick<MagazineDeps, "db" | "clock">,
  member: Member,
  docId: string,
  { versionId, revision }: { versionId: string; revision: number },
): Promise<CallResponse<typeof restoreCall>> {
  return runOnce(deps.db, async (tx) => {
    const stored = await lockManagedDocument(tx, member, docId);
    const verdict = judgeSave(stored, member, revision, deps.clock());
    if (!verdict.ok) {
      if (verdict.reason === "in review" || verdict.reason === "scheduled")
        throw makeLockError(verdict.reason);
      throw new AppError("document_conflict");
    }
    const version = await findVersion(tx, docId, versionId);
    if (!version) throw new AppError("not_found");
    const { content } = version;
    const contentUpdate = {
      docId,
      stored,
      content,
      kind: "restored" as const,
      state: verdict.state,
    };
    return saveContent(deps, tx, member, contentUpdate);
  });
}
