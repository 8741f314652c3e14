import { CalendarDotsIcon } from "@phosphor-icons/react/dist/ssr/CalendarDots";
import { CopyIcon } from "@phosphor-icons/react/dist/ssr/Copy";
import { type ReactNode, useId, useRef, useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface FeedCardProps {
  hasFeed: boolean;
  /** Shown beside the heading. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** The private calendar link is created here, shown once, and can be replaced or stopped at any time. */
export function FeedCard({ hasFeed, aside, className }: FeedCardProps) {
  const headingId = useId();
  const [url, setUrl] = useState<string>();
  const [openDialog, setOpenDialog] = useState<"new" | "stop">();
  const field = useRef<HTMLInputElement>(null);
  const change = usePageAction<string | null>({
    onSuccess(newUrl) {
      setUrl(newUrl ?? undefined);
      setOpenDialog(undefined);
      toast(newUrl ? "Your link is ready." : "The link no longer works.");
    },
    onFailure: () => setOpenDialog(undefined),
  });
  const createLink = () => change.submit({ intent: "make-feed" });

  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? "");
      toast("Copied.");
    } catch {
      // Without clipboard permission the link is selected, so that the person can copy it.
      field.current?.select();
      toast("Select the link and copy it yourself.", { tone: "bad" });
    }
  }

  return (
    <Card as="section" aria-labelledby={headingId} className={className}>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3 md:flex-nowrap md:items-center">
        <span className="grid size-12 flex-none place-items-center rounded-[14px] bg-support-soft text-support-text">
          <CalendarDotsIcon size={24} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={headingId} className="text-lg">
            See your bookings in your own calendar
          </h2>
          <p className="mt-1 text-sm text-ink-2">
            Add a private link to your phone or computer calendar. It updates by itself. Anyone with
            the link can see your bookings.
          </p>
        </div>
        {aside}
      </div>
      {hasFeed && !url && (
        <p className="mt-4 text-sm text-ink-2 md:pl-[68px]">
          You have a link. We only show it when you make it; if you've lost it, make a new one.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-2 md:pl-[68px]">
        {url && (
          <>
            <TextField
              ref={field}
              label="Private calendar link"
              isLabelHidden
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
              className="min-w-0 flex-[1_1_260px]"
            />
            <Button variant="secondary" onClick={copy}>
              <CopyIcon size={20} aria-hidden="true" />
              Copy link
            </Button>
          </>
        )}
        {hasFeed || url ? (
          <>
            <Button variant="quiet" onClick={() => setOpenDialog("new")}>
              New link
            </Button>
            <Button variant="quiet" onClick={() => setOpenDialog("stop")}>
              Turn it off
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            isPending={change.isPending}
            pendingLabel="Making it"
            onClick={createLink}
          >
            Make a private link
          </Button>
        )}
      </div>
      <ActionFailure of={change} className="mt-4" />
      <ConfirmDialog
        isOpen={openDialog !== undefined}
        onClose={() => setOpenDialog(undefined)}
        onConfirm={openDialog === "new" ? createLink : () => change.submit({ intent: "stop-feed" })}
        title={openDialog === "stop" ? "Turn off your calendar link?" : "Make a new link?"}
        confirmLabel={openDialog === "stop" ? "Turn it off" : "Make a new link"}
        isPending={change.isPending}
        isDangerous={openDialog === "stop"}
      >
        The link you have now stops working in every calendar that uses it.
      </ConfirmDialog>
    </Card>
  );
}
