import { isErrorText } from "@boab/contracts/marketplace/item-texts";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import type { ReactNode } from "react";
import { Button } from "#ui/actions/button.tsx";

interface WizardFooterProps {
  onBack: (() => void) | undefined;
  /** Why the main button waits. */
  note?: string | undefined;
  children: ReactNode;
}

/** On phones it stays within reach of the thumb. */
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
        {note && <FooterNote text={note} />}
        {children}
      </div>
    </div>
  );
}

/** The specification marks errors with ❌; people see our icon in its place (ITEMW-21). */
function FooterNote({ text }: { text: string }) {
  const isError = isErrorText(text);
  return (
    <p
      role="status"
      className="flex items-start gap-1.5 text-sm leading-[1.4] font-[550] text-danger max-md:w-full"
    >
      <WarningCircleIcon weight="fill" size={17} className="mt-px flex-none" aria-hidden="true" />
      {isError ? (
        <span>
          <span className="sr-only">{text.slice(0, 2)}</span>
          {text.slice(2)}
        </span>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}
