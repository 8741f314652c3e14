import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import { getButtonClass } from "./button-style.ts";
import { shareCopy } from "./copy.ts";

interface ShareProps {
  name: string;
  /** The full link, for flyers and messages. */
  link: string;
  linkLabel?: string | undefined;
}

/** The menu opens without JavaScript; copying and the system share sheet need it. */
export function Share({ name, link, linkLabel = "Short link" }: ShareProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const shareSupport = useShareSupport();
  const [hasFailed, setFailed] = useState(false);

  function close() {
    if (root.current) root.current.open = false;
    setFailed(false);
  }

  /** Focus was inside the menu, so return it to the button. */
  function closeAndFocusButton() {
    close();
    root.current?.querySelector("summary")?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && root.current?.open) closeAndFocusButton();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast(shareCopy.linkCopied);
      closeAndFocusButton();
    } catch {
      setFailed(true);
    }
  }

  return (
    <details
      ref={root}
      onKeyDown={handleKeyDown}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && close()
      }
      // On phones it opens below the whole row of buttons, where there is room for it.
      className="md:relative"
    >
      <summary
        className={getButtonClass({
          variant: "secondary",
          size: "sm",
          className: "list-none [&::-webkit-details-marker]:hidden",
        })}
      >
        <SpriteIcon name="share" />
        Share
      </summary>
      <div className="absolute top-full left-0 z-40 mt-2 w-72 max-w-[calc(100vw-40px)] rounded-lg border border-line bg-raised p-2 shadow-3 md:right-0 md:left-auto">
        <p className="px-3 pt-2 pb-3 text-sm text-ink-2">
          {linkLabel}
          <span className="block font-[560] break-all text-ink select-all">
            {link.replace(/^https?:\/\//, "")}
          </span>
        </p>
        {hasFailed && (
          <Note tone="danger" role="alert" className="mx-1 mb-2">
            {shareCopy.copyFailed}
          </Note>
        )}
        <ul>
          {shareSupport.canShare && (
            <Row>
              <button
                type="button"
                className={row}
                onClick={() => {
                  closeAndFocusButton();
                  // Dismissing the share sheet isn't an error.
                  navigator.share({ title: name, url: link }).catch(() => undefined);
                }}
              >
                <SpriteIcon name="share" />
                Share via an app
              </button>
            </Row>
          )}
          {shareSupport.canCopy && (
            <Row>
              <button type="button" className={row} onClick={copy}>
                <SpriteIcon name="copy" />
                Copy link
              </button>
            </Row>
          )}
          <Row>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(`${name} ${link}`)}`}
              target="_blank"
              rel="noopener"
              className={row}
              onClick={closeAndFocusButton}
            >
              <SpriteIcon name="whatsapp" />
              WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Row>
        </ul>
      </div>
    </details>
  );
}

const row =
  "flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-left font-[560] text-ink no-underline hover:bg-sunk";

const Row = ({ children }: { children: ReactNode }) => <li>{children}</li>;

/** Browser support for sharing and copying; false until hydrated. */
function useShareSupport() {
  const [abilities, setAbilities] = useState({ canShare: false, canCopy: false });
  useEffect(() => {
    setAbilities({ canShare: "share" in navigator, canCopy: "clipboard" in navigator });
  }, []);
  return abilities;
}
