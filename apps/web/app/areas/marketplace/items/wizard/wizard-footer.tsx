import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import type { ReactNode } from "react";
import type { StatusMessage } from "#lib/format/status-message.ts";
import { Button } from "#ui/actions/button.tsx";
import { StatusMessageText } from "#ui/feedback/marked-text.tsx";

interface WizardFooterProps {
  onBack: (() => void) | undefined;
  /** Says what is missing before the main button works. */
  note?: StatusMessage | undefined;
  children: ReactNode;
}

/** On phones the footer sticks to the bottom of the screen. */
export function WizardFooter({ onBack, note, children }: WizardFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-gutter max-md:border-t max-md:border-line max-md:bg-paper max-md:px-gutter max-md:py-3">
      {onBack ? (
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeftIcon size={18} aria-hidden="true" />
          Back
        </Button>
      ) : (
        <span />
      )}
      <div className="flex flex-1 flex-wrap items-center justify-end gap-3">
        {note && <FooterNote message={note} />}
        {children}
      </div>
    </div>
  );
}

/** ITEMW-21: a note is what keeps the item from being finished, so all of them look like errors. */
function FooterNote({ message }: { message: StatusMessage }) {
  return (
    <p
      role="status"
      className="flex items-start gap-1.5 text-sm leading-[1.4] font-[550] text-danger max-md:w-full"
    >
      <WarningCircleIcon weight="fill" size={17} className="mt-px flex-none" aria-hidden="true" />
      <StatusMessageText of={message} />
    </p>
  );
}
