import type { ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";

/** The dark bar on top of a block. */
export function BlockButtons({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on top of the picture
    <div
      role="group"
      aria-label={label}
      className="absolute top-3.5 left-1/2 flex -translate-x-1/2 rounded-md bg-ink p-[3px] text-on-ink shadow-2"
    >
      {children}
    </div>
  );
}

interface BlockButtonProps {
  label: string;
  icon: ReactNode;
  isIconOnly?: boolean;
  isPressed?: boolean;
  onClick(): void;
}

export function BlockButton({ label, icon, isIconOnly, isPressed, onClick }: BlockButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className={cx(
        "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-[9px] px-3 text-sm font-[560] whitespace-nowrap hover:bg-on-ink/10",
        isPressed && "bg-on-ink/20",
      )}
    >
      {icon}
      {!isIconOnly && <span className="hidden md:inline">{label}</span>}
    </button>
  );
}
