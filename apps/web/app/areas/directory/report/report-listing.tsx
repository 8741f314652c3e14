import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";

// Few people report a listing, so the form loads only on demand.
const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));

/** Lets people report a problem with a listing to the team. */
export function ReportListing({ name }: { name: string }) {
  const [openCount, setOpenCount] = useState(0);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpenCount(openCount + 1);
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
        <SpriteIcon name="flag" size={18} />
        Report this listing
      </Button>
      {openCount > 0 && (
        <LazyBoundary pending={<PendingOverlay />} failed={<LoadFailure />}>
          <ReportDialog
            key={openCount}
            name={name}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
