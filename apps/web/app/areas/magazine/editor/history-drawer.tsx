import { listVersions, readVersion } from "@boab/contracts/magazine/calls.generated";
import type { DocumentVersion } from "@boab/contracts/magazine/documents";
import { emptyHead } from "@boab/contracts/magazine/empty-document";
import { formatDateTime } from "@boab/format/dates";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { cx } from "#ui/layout/cx.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { BodyPreview } from "./body-preview.tsx";
import { describeVersion, formatWordChange, getVersionAuthor } from "./describe-version.ts";

type FullVersion = Awaited<ReturnType<typeof read>>;

const read = (docId: string, versionId: string) =>
  browserApi.call(readVersion, { params: { docId, versionId } });

interface HistoryDrawerProps {
  docId: string;
  mayRestore: boolean;
  onRestore(versionId: string): Promise<void>;
  onClose(): void;
}

/** Lists all stored versions, each of which can be viewed and restored. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { docId, mayRestore, onRestore, onClose } = props;
  const [versions, setVersions] = useState<DocumentVersion[] | "failed">();
  const [shown, setShown] = useState<FullVersion>();
  const [pendingVersionId, setPendingVersionId] = useState<string>();

  useEffect(() => {
    browserApi.call(listVersions, { params: { docId } }).then(
      (answer) => setVersions(answer.versions),
      () => setVersions("failed"),
    );
  }, [docId]);

  async function show(versionId: string) {
    setPendingVersionId(versionId);
    try {
      setShown(await read(docId, versionId));
    } catch {
      toast("We couldn't load that version. Please try again.", { tone: "bad" });
    }
    setPendingVersionId(undefined);
  }

  async function restore(versionId: string) {
    setPendingVersionId(versionId);
    await onRestore(versionId);
    setPendingVersionId(undefined);
    setShown(undefined);
  }

  return (
    <>
      <Drawer
        isOpen
        onClose={onClose}
        title="Version history"
        footer={
          <p className="text-sm text-ink-3">
            We save as you type and keep a version at every pause. Restoring makes a new version, so
            nothing is lost.
          </p>
        }
      >
        {versions === undefined && <Spinner label="Loading versions" />}
        {versions === "failed" && (
          <Note tone="danger">We couldn't load the versions. Please try again in a moment.</Note>
        )}
        {Array.isArray(versions) && (
          <ol className="-mx-3 list-none p-0">
            {versions.map((version, index) => (
              <li key={version.versionId} className="flex gap-3 rounded-md px-3 py-3">
                <span
                  aria-hidden="true"
                  className={cx(
                    "mt-1.5 size-3 flex-none rounded-full border-2",
                    index === 0 ? "border-ok bg-ok" : "border-line-strong bg-surface",
                  )}
                />
                <div className="min-w-0 flex-1">
                  <p className="flex justify-between gap-3 text-md font-[620]">
                    {formatDateTime(version.savedAt)}
                    <span className="text-sm font-normal text-ink-3 tabular-nums">
                      {formatWordChange(version)}
                    </span>
                  </p>
                  <p className="text-sm text-ink-3">{getVersionAuthor(version)}</p>
                  <p className="text-sm text-ink-2">{describeVersion(version)}</p>
                  <div className="mt-2 flex flex-wrap gap-2">
                    <Button
                      variant="secondary"
                      size="sm"
                      isPending={pendingVersionId === version.versionId}
                      onClick={() => void show(version.versionId)}
                    >
                      Preview
                      <span className="sr-only"> of {formatDateTime(version.savedAt)}</span>
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Drawer>
      {shown && (
        <Dialog
          isOpen
          size="lg"
          onClose={() => setShown(undefined)}
          title={`Version of ${formatDateTime(shown.savedAt)}`}
          actions={
            <>
              <Button variant="secondary" onClick={() => setShown(undefined)}>
                Close
              </Button>
              {mayRestore && (
                <Button
                  isPending={pendingVersionId === shown.versionId}
                  pendingLabel="Restoring"
                  onClick={() => void restore(shown.versionId)}
                >
                  Restore this version
                </Button>
              )}
            </>
          }
        >
          <BodyPreview head={{ ...emptyHead, ...shown }} body={shown.body} />
        </Dialog>
      )}
    </>
  );
}
