import {
  readDocument,
  restoreVersion,
  saveDocument,
  submitDocument,
} from "@boab/contracts/magazine/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError, type ApiProblem } from "#lib/api/errors.ts";
import { makeDeviceCopy } from "#lib/drafts/device-copy.ts";
import type { DraftStatus } from "#lib/drafts/draft.ts";
import { useUnloadWarning } from "#lib/drafts/leave-guard.tsx";
import { useDraft } from "#lib/drafts/use-draft.ts";
import { toast } from "#ui/feedback/toast.ts";
import { type DocumentContent, isDocumentContent } from "./content.ts";
import { editorCopy } from "./copy.ts";

export interface LoadedDocument extends DocumentContent {
  docId: string;
  userId: string;
  revision: number;
  savedAt: string | null;
}

interface StoredDocument extends DocumentContent {
  version: number;
  savedAt: string | null;
}

export interface SaveStatus {
  state: DraftStatus<StoredDocument>["state"];
  /** 0 for a document that was never saved. */
  revision: number;
  /** The time of the last save on the server; null for a document that was never saved. */
  savedAt: string | null;
  /** The error the writer sees while the document isn't saved. */
  problem: string | null;
}

const autosaveMs = 2000;
const lockingCodes: readonly string[] = ["document_in_review", "document_taken", "forbidden"];
const isLocking = ({ code }: ApiProblem) => lockingCodes.includes(code);

/** Holds a document while it is edited: its content and its save state. */
export function useDocument({ docId, userId, revision, savedAt, head, body }: LoadedDocument) {
  const draft = useDraft<DocumentContent, StoredDocument>({
    first: { head, body },
    stored: revision > 0 ? { version: revision, savedAt, head, body } : undefined,
    async send(content, { version, isAutosave }) {
      const saved = await browserApi.call(saveDocument, {
        params: { docId },
        body: { content: content.body, head: content.head, revision: version, isAutosave },
      });
      return { ...content, version: saved.revision, savedAt: saved.savedAt };
    },
    readLatest: () => readStoredDocument(docId),
    conflictCode: "document_conflict",
    isLocking,
    autosaveMs,
    copy: makeDeviceCopy({ key: `boab.document.${userId}.${docId}`, isContent: isDocumentContent }),
  });
  const saving = toSaveStatus(draft);
  useUnloadWarning(saving.state !== "saved");

  /** Saves on request and shows the result (EDIT-07). */
  async function save(): Promise<boolean> {
    const isSaved = await draft.save();
    const { state, problem } = toSaveStatus(draft.getStatus());
    if (isSaved) toast(editorCopy.saved);
    else if (state === "failed") toast(problem ?? editorCopy.saveFailed, { tone: "bad" });
    return isSaved;
  }

  /** Saves without a message, before something that needs a stored document. */
  async function ensureSaved(): Promise<boolean> {
    await draft.save({ isAutosave: true });
    return draft.getStatus().stored !== undefined;
  }

  /** Submits the document; false while some of it isn't saved. */
  async function submit(): Promise<boolean> {
    if (!(await draft.save({ isAutosave: true }))) return false;
    const { revision: saved } = toSaveStatus(draft.getStatus());
    await browserApi.call(submitDocument, { params: { docId }, body: { revision: saved } });
    return true;
  }

  async function restore(versionId: string): Promise<void> {
    try {
      // Restoring a version replaces the content, so unsaved changes are saved first.
      const isSaved = await draft.save({ isAutosave: true });
      const { problem, revision: saved } = toSaveStatus(draft.getStatus());
      if (!isSaved) return toast(problem ?? editorCopy.saveFailed, { tone: "bad" });
      const request = { versionId, revision: saved };
      await browserApi.call(restoreVersion, { params: { docId }, body: request });
      show(await readStoredDocument(docId));
      toast("That version is back.");
    } catch (error) {
      const failureSentence = error instanceof ApiError ? error.sentence : editorCopy.saveFailed;
      toast(failureSentence, { tone: "bad" });
    }
  }

  const show = (stored: StoredDocument) =>
    draft.adopt(stored, { head: stored.head, body: stored.body });

  return {
    content: draft.content,
    edition: draft.edition,
    saving,
    isRestored: draft.isRestored,
    /** The version that somebody else saved, once it has been read. */
    theirs: draft.theirs,
    change: draft.change,
    save,
    ensureSaved,
    submit,
    restore,
    readTheirs: draft.readTheirs,
    takeTheirs: () => draft.theirs && show(draft.theirs),
    async chooseMine(): Promise<void> {
      if (await draft.chooseMine()) toast(editorCopy.saved);
    },
  };
}

async function readStoredDocument(docId: string): Promise<StoredDocument> {
  const { editing } = await browserApi.call(readDocument, { params: { docId } });
  if (!editing) throw new ApiError({ code: "not_found", status: 404 });
  const { title, standfirst, category, tags, mainPicture, revision, savedAt, body } = editing;
  const head = { title, standfirst, category, tags, mainPicture };
  return { version: revision, savedAt, head, body };
}

function toSaveStatus({
  state,
  stored,
  problem,
}: Pick<DraftStatus<StoredDocument>, "state" | "stored" | "problem">): SaveStatus {
  const [fieldError] = problem?.status === 400 ? Object.values(problem.fields) : [];
  const sentence = state === "locked" ? problem?.sentence : (fieldError ?? editorCopy.saveFailed);
  return {
    state,
    revision: stored?.version ?? 0,
    savedAt: stored?.savedAt ?? null,
    problem: problem && (sentence ?? null),
  };
}
