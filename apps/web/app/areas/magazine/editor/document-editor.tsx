import { withdrawDocument } from "@boab/contracts/magazine/calls.generated";
import type { DocumentStatus } from "@boab/contracts/magazine/document-fields";
import { useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { BodyPreview } from "./body-preview.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { editorCopy } from "./copy.ts";
import { DocumentActions } from "./document-actions.tsx";
import { DocumentPreview } from "./document-preview.tsx";
import { DocumentSidebar } from "./document-sidebar.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { HeadFields } from "./head-fields.tsx";
import { HistoryDrawer } from "./history-drawer.tsx";
import { MainPicture } from "./main-picture.tsx";
import { Notices } from "./notices.tsx";
import { SavingLine } from "./saving-line.tsx";
import { runSubmitChecks } from "./submit-checks.ts";
import { type LoadedDocument, useDocument } from "./use-document.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

const EditorSurface = lazyComponent(() => import("./editor-surface.tsx"));

const statusLabels: Record<DocumentStatus, string> = {
  draft: "Draft",
  submitted: "With our editors",
  scheduled: "Scheduled",
  published: "Published",
};

export interface DocumentEditorProps {
  document: LoadedDocument & {
    status: DocumentStatus;
    mayEdit: boolean;
    isOwn: boolean;
    note: string | null;
  };
  /** True if the document doesn't exist yet or couldn't be loaded (EDIT-08). */
  isNew: boolean;
  categories: readonly string[];
}

export function DocumentEditor({ document, isNew, categories }: DocumentEditorProps) {
  const { docId } = document;
  const [status, setStatus] = useState(document.status);
  const [mayEdit, setMayEdit] = useState(document.mayEdit);
  const [note, setNote] = useState(document.note);
  const [open, setOpen] = useState<"history" | "preview">();
  const [isComparing, setComparing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [submitProblem, setSubmitProblem] = useState<string>();
  const doc = useDocument(document);
  const { content, saving } = doc;
  const pictures = usePictureUpload({ docId, beforeUpload: doc.ensureSaved });
  const { isReady } = runSubmitChecks(content);
  const isExisting = saving.revision > 0;
  // A changed published article is a draft again until the editors have read it.
  const isChanged = saving.revision > document.revision;
  const shownStatus = status === "published" && isChanged ? "draft" : status;

  /** Runs a server call, blocks others while it is pending, and shows its error. */
  async function attempt(work: () => Promise<void>) {
    setPending(true);
    setSubmitProblem(undefined);
    try {
      await work();
    } catch (error) {
      const isApiError = error instanceof ApiError;
      const [field] = isApiError ? Object.values(error.fields) : [];
      setSubmitProblem(field ?? (isApiError ? error.sentence : editorCopy.saveFailed));
    }
    setPending(false);
  }

  const submit = () =>
    attempt(async () => {
      if (!(await doc.submit())) return;
      setStatus("submitted");
      setMayEdit(false);
      setNote(null);
      toast("Submitted. We'll email you when our editors have read it.");
    });

  const takeBack = () =>
    attempt(async () => {
      await browserApi.call(withdrawDocument, { params: { docId } });
      setStatus("draft");
      setMayEdit(true);
    });

  const compare = () =>
    attempt(async () => {
      await doc.readTheirs();
      setComparing(true);
    });

  const chooseMine = () =>
    attempt(async () => {
      await doc.chooseMine();
      setComparing(false);
    });

  function takeTheirs() {
    doc.takeTheirs();
    setComparing(false);
  }

  return (
    <div className="min-h-dvh bg-paper">
      <EditorHeader
        status={statusLabels[shownStatus]}
        savingLine={<SavingLine saving={saving} />}
        hasHistory={isExisting}
        onHistory={() => setOpen("history")}
        onPreview={() => setOpen("preview")}
        actions={
          <DocumentActions
            mayEdit={mayEdit}
            maySubmit={document.isOwn && mayEdit}
            mayTakeBack={document.isOwn && status === "submitted"}
            isReady={isReady}
            isSaving={saving.state === "saving"}
            isPending={isPending}
            onSave={() => void doc.save()}
            onSubmit={submit}
            onTakeBack={takeBack}
          />
        }
      />
      <main id="main" tabIndex={-1} className="outline-none">
        <h1 className="sr-only">
          {isNew ? editorCopy.newDocument : `Editing: ${content.head.title || "No title yet"}`}
        </h1>
        <LazyBoundary
          pending={<Spinner label="Loading the editor" className="mx-auto my-20 size-8" />}
          failed={<LoadFailure className="m-6" />}
        >
          <EditorSurface
            key={doc.edition}
            body={content.body}
            isEditable={mayEdit}
            onChange={(body) => doc.change((was) => ({ ...was, body }))}
            uploadPicture={pictures.upload}
            sidebar={<DocumentSidebar content={content} />}
            head={
              <>
                {isNew && !isExisting && (
                  <p className="mb-4 font-semibold text-ink-2">{editorCopy.newDocument}</p>
                )}
                <Notices
                  saving={saving}
                  isRestored={doc.isRestored}
                  note={note}
                  upload={pictures.status}
                  uploadProblem={pictures.problem}
                  submitProblem={submitProblem}
                  onRetry={() => void doc.save()}
                  onCompare={compare}
                  onCancelUpload={pictures.cancel}
                />
                {!mayEdit && (
                  <Note tone="info" className="mb-6">
                    {status === "scheduled"
                      ? "This is scheduled. Ask our editors if something has to change."
                      : "This is with our editors. Take it back if you want to change something."}
                  </Note>
                )}
                <HeadFields
                  key={doc.edition}
                  head={content.head}
                  categories={categories}
                  isEditable={mayEdit}
                  onChange={(part) =>
                    doc.change((was) => ({ ...was, head: { ...was.head, ...part } }))
                  }
                />
                <MainPicture
                  picture={content.head.mainPicture}
                  isEditable={mayEdit}
                  uploadPicture={pictures.upload}
                  onChange={(change) =>
                    doc.change(({ head, ...was }) => ({
                      ...was,
                      head: { ...head, mainPicture: change(head.mainPicture) },
                    }))
                  }
                />
              </>
            }
          />
        </LazyBoundary>
      </main>
      {open === "preview" && (
        <Dialog isOpen size="lg" title="Preview" onClose={() => setOpen(undefined)}>
          <DocumentPreview {...content} />
        </Dialog>
      )}
      {open === "history" && (
        <HistoryDrawer
          docId={docId}
          mayRestore={mayEdit}
          onRestore={doc.restore}
          onClose={() => setOpen(undefined)}
        />
      )}
      {isComparing && doc.theirs && (
        <ConflictDialog
          mine={<BodyPreview {...content} />}
          theirs={<BodyPreview head={doc.theirs.head} body={doc.theirs.body} />}
          isPending={isPending}
          problem={submitProblem}
          onChooseMine={() => void chooseMine()}
          onTakeTheirs={takeTheirs}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}
