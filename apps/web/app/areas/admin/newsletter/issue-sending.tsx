import type { Issue } from "@boab/contracts/outreach/issues";
import { formatCount } from "@boab/format/numbers";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Chip } from "#ui/text/chip.tsx";
import {
  computePercentDone,
  formatIssueDate,
  formatIssueProgress,
  issueStatusChips,
} from "./issue-view.ts";

const pollIntervalMs = 3_000;

/** While the issue is being sent, the page reloads its progress. */
function useProgressPolling(isSending: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void revalidate(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
}

const toastByIntent: Record<string, string> = {
  test: "Test email on its way to you",
  send: "Sending has started",
  pause: "Paused",
  resume: "Sending again",
};

/** Shows the progress of an issue and the actions it allows. */
export function IssueSending({ issue }: { issue: Issue }) {
  const [openDialog, setOpenDialog] = useState<"send" | "delete">();
  const close = () => setOpenDialog(undefined);
  const act = usePageAction({
    onSuccess: (_response, { intent = "" }) => {
      close();
      toast(toastByIntent[intent] ?? "Saved");
    },
    onFailure: close,
  });
  useProgressPolling(issue.status === "sending");
  const { label, tone } = issueStatusChips[issue.status];
  const run = (intent: string) => act.submit({ intent, version: String(issue.version) });
  return (
    <Card className="mb-4 space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Chip tone={tone}>{label}</Chip>
        <p role="status">{formatIssueProgress(issue)}</p>
        <p className="text-sm text-ink-3">{formatIssueDate(issue)}</p>
      </div>
      {issue.status !== "draft" && (
        <ProgressBar
          label="Sent"
          percent={computePercentDone(issue)}
          tone={issue.status === "sent" ? "ok" : "primary"}
        />
      )}
      <ActionFailure of={act} />
      <div className="flex flex-wrap gap-2">
        {issue.status === "draft" && (
          <Button onClick={() => setOpenDialog("send")} disabled={act.isPending}>
            Send to everyone
          </Button>
        )}
        {issue.status === "sending" && (
          <Button variant="secondary" onClick={() => run("pause")} disabled={act.isPending}>
            Pause
          </Button>
        )}
        {issue.status === "paused" && (
          <Button onClick={() => run("resume")} disabled={act.isPending}>
            Resume
          </Button>
        )}
        <Button variant="secondary" onClick={() => run("test")} disabled={act.isPending}>
          Send me a test
        </Button>
        {issue.status === "draft" && (
          <Button variant="quiet" onClick={() => setOpenDialog("delete")} disabled={act.isPending}>
            Delete draft
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={openDialog === "send"}
        onClose={close}
        onConfirm={() => run("send")}
        title="Send this issue?"
        confirmLabel="Send now"
        isDangerous={false}
        isPending={act.isPending}
        pendingLabel="Starting"
      >
        “{issue.subject}” goes to {formatCount(issue.recipients)} confirmed{" "}
        {issue.recipients === 1 ? "subscriber" : "subscribers"}. You can pause it, but emails that
        have gone out can't be taken back.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={openDialog === "delete"}
        onClose={close}
        onConfirm={() => run("delete")}
        title="Delete this draft?"
        confirmLabel="Delete"
        isPending={act.isPending}
        pendingLabel="Deleting"
      >
        “{issue.subject}” hasn't been sent to anyone.
      </ConfirmDialog>
    </Card>
  );
}
