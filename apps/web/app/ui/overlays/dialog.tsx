import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { type ReactNode, useId } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { useModal } from "./use-modal.ts";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, right-aligned: cancel first, then the main action. */
  actions?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** Set it to false for questions that need an answer. */
  hasCloseButton?: boolean | undefined;
}

const widths = { sm: "max-w-[420px]", md: "max-w-[560px]", lg: "max-w-[820px]" };

export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = "md",
  hasCloseButton = true,
}: DialogProps) {
  const titleId = useId();
  const modal = useModal(isOpen, onClose);

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={cx(
        "m-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] rounded-lg border border-line bg-surface p-0 text-ink shadow-3",
        "opacity-0 transition-[opacity,translate,overlay,display] transition-discrete duration-base",
        "translate-y-3 open:translate-y-0 open:opacity-100 open:duration-slow open:ease-out",
        "starting:open:translate-y-3 starting:open:opacity-0 backdrop:bg-scrim",
        widths[size],
      )}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {hasCloseButton && (
            <IconButton
              label="Close"
              icon={<XIcon weight="bold" size={18} />}
              onClick={onClose}
              className="-mt-2.5 -mr-2.5"
            />
          )}
        </div>
        {children && <div className="mt-2">{children}</div>}
        {actions && <div className="mt-5 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}
