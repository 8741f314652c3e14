import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";
import { DrawnIcon } from "#ui/media/drawn-icon.tsx";

// Few people report anything: the form comes when it is asked for.
const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));

/** The way to tell the team that something is wrong with a listing. */
export function ReportListing({ name }: { name: string }) {
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpening(opening + 1);
    setOpen(true);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        onClick={open}
        className="justify-self-center text-ink-3"
      >
        <DrawnIcon name="flag" size={18} />
        Report this listing
      </Button>
      {opening > 0 && (
        <LazyBoundary pending={<PendingOverlay />} failed={<LoadFailure />}>
          <ReportDialog key={opening} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
