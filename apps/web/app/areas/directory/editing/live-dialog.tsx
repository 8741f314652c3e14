import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { shareCopy } from "#ui/actions/copy.ts";
import { LazyBoundary, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

const QrCode = lazyComponent(() => import("./qr-code.tsx"));

interface LiveDialogProps {
  name: string;
  link: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Offers the link to share right after the listing went live. */
export function LiveDialog({ name, link, isOpen, onClose }: LiveDialogProps) {
  const [copyMessage, setCopyMessage] = useState<string>();

  function close() {
    setCopyMessage(undefined);
    onClose();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopyMessage(shareCopy.linkCopied);
    } catch {
      setCopyMessage(shareCopy.copyFailed);
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title="Your page is live">
      <p className="text-ink-2">
        People can now find {name}. Share your link, or print the QR code for your counter.
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-5">
        <LazyBoundary pending={<Skeleton className="size-40" />}>
          {isOpen && <QrCode link={link} name={name} />}
        </LazyBoundary>
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold wrap-anywhere select-all">
            {link.replace(/^https?:\/\//, "")}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => void copy()}>
              <SpriteIcon name="copy" />
              Copy link
            </Button>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(`${name} ${link}`)}`}
              target="_blank"
              rel="noopener"
              className={getButtonClass({ variant: "secondary" })}
            >
              <SpriteIcon name="whatsapp" />
              WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </div>
          <p role="status" className="mt-3 text-sm text-ink-2">
            {copyMessage}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
