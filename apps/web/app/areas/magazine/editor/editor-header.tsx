import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/ssr/ClockCounterClockwise";
import { EyeIcon } from "@phosphor-icons/react/dist/ssr/Eye";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { Logo } from "#ui/media/logo.tsx";
import { Selvedge } from "#ui/media/selvedge.tsx";
import { Chip } from "#ui/text/chip.tsx";

interface EditorHeaderProps {
  status: string;
  savingLine: ReactNode;
  hasHistory: boolean;
  onHistory(): void;
  onPreview(): void;
  /** The buttons to save, submit and take back. */
  actions: ReactNode;
}

/**
 * Replaces the site's header; everything else is one link away. On phones it takes two rows and scrolls away to leave
 * room for the text; the toolbar stays.
 */
export function EditorHeader(props: EditorHeaderProps) {
  return (
    <>
      <Selvedge />
      <header className="z-40 border-b border-line bg-paper md:sticky md:top-0">
        <div className="flex min-h-[60px] flex-wrap items-center gap-2 px-3 py-2 md:h-16 md:flex-nowrap md:gap-4 md:px-6">
          <Link to="/" className="target-44 hidden flex-none md:block">
            <Logo form="mark" label="Boab" className="h-8" />
          </Link>
          <Link
            to="/my-account/articles"
            className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-md font-semibold"
          >
            <ArrowLeftIcon weight="bold" size={18} aria-hidden="true" />
            <span className="sr-only md:not-sr-only">Your articles</span>
          </Link>
          <span className="hidden md:inline">
            <Chip>{props.status}</Chip>
          </span>
          {props.savingLine}
          <div className="ml-auto flex items-center gap-2">
            {props.hasHistory && (
              <Button variant="secondary" size="sm" onClick={props.onHistory}>
                <ClockCounterClockwiseIcon size={20} aria-hidden="true" />
                <span className="sr-only md:not-sr-only">History</span>
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={props.onPreview}>
              <EyeIcon size={20} aria-hidden="true" />
              <span className="sr-only md:not-sr-only">Preview</span>
            </Button>
            {props.actions}
          </div>
        </div>
      </header>
    </>
  );
}
