import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { type ReactNode, useId } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { useModal } from "./use-modal.ts";

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays visible below the content: "Show 24 products". */
  footer?: ReactNode;
}

/** The drawer opens from the right, 400 px wide, on large screens, and from the bottom on phones. */
export function Drawer({ isOpen, onClose, title, children, footer }: DrawerProps) {
  const titleId = useId();
  const modal = useModal(isOpen, onClose);

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={cx(
        "fixed inset-x-0 top-auto bottom-0 m-0 h-[92dvh] max-h-none w-full max-w-none rounded-t-lg bg-surface p-0 text-ink shadow-3",
        "md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:w-[400px] md:rounded-none",
        "translate-y-full opacity-0 transition-[opacity,translate,overlay,display] transition-discrete duration-base md:translate-x-full md:translate-y-0",
        "open:translate-0 open:opacity-100 open:duration-slow open:ease-out md:open:translate-0",
        "starting:open:translate-y-full starting:open:opacity-0 md:starting:open:translate-x-full md:starting:open:translate-y-0",
        "backdrop:bg-scrim",
      )}
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label="Close" icon={<XIcon weight="bold" size={18} />} onClick={onClose} />
        </header>
        <div className="flex-1 overflow-y-auto overscroll-contain p-6">{children}</div>
        {footer && <footer className="border-t border-line px-6 py-4">{footer}</footer>}
      </div>
    </dialog>
  );
}
