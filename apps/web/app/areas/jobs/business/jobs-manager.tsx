import { readJobsForEditing } from "@boab/contracts/jobs/calls.generated";
import type { EditableJobs } from "@boab/contracts/jobs/postings";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { JobsEditor } from "./jobs-editor.tsx";

interface JobsManagerProps {
  businessId: string;
  /** The jobs as visitors see them. */
  children: ReactNode;
}

/** Loads the jobs for editing on demand; visitors never load this component. */
export default function JobsManager({ businessId, children }: JobsManagerProps) {
  const [jobs, setJobs] = useState<EditableJobs>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const button = useRef<HTMLDivElement>(null);
  const hasJustClosed = useRef(false);

  async function open() {
    setReading(true);
    setProblem(undefined);
    try {
      setJobs(await browserApi.call(readJobsForEditing, { params: { id: businessId } }));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.sentence : "Please try again in a moment.");
    }
    setReading(false);
  }

  function close() {
    hasJustClosed.current = true;
    setProblem(undefined);
    setJobs(undefined);
  }

  function finish() {
    toast("Saved");
    close();
    void revalidate();
  }

  useEffect(() => {
    if (!jobs && hasJustClosed.current) button.current?.querySelector("button")?.focus();
  }, [jobs]);

  if (jobs)
    return <JobsEditor businessId={businessId} jobs={jobs} onSaved={finish} onCancel={close} />;
  return (
    <>
      <div ref={button} className="mb-4">
        <Button
          variant="secondary"
          size="sm"
          isPending={isReading}
          pendingLabel="Opening"
          onClick={() => void open()}
        >
          <PencilSimpleIcon size={18} aria-hidden="true" />
          Edit jobs
        </Button>
      </div>
      {problem && (
        <Note tone="danger" role="alert" className="mb-4">
          {problem}
        </Note>
      )}
      {children}
    </>
  );
}
