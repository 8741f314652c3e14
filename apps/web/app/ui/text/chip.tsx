import type { ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";

export type Tone = "ok" | "warn" | "danger" | "info" | "neutral";

/** "accent" is for offers, "surface" for text on an image. */
export type ChipTone = Tone | "accent" | "surface";

const toneClasses: Record<ChipTone, string> = {
  ok: "bg-ok-soft text-on-ok-soft",
  warn: "bg-warn-soft text-on-warn-soft",
  danger: "bg-danger-soft text-on-danger-soft",
  info: "bg-support-soft text-support-text",
  neutral: "bg-sunk text-ink-2",
  accent: "bg-accent text-on-accent",
  surface: "bg-surface text-ink shadow-1",
};

const tonesByStatus = new Map<string, Tone>(
  Object.entries({
    active: "ok",
    approved: "ok",
    trial: "ok",
    live: "ok",
    confirmed: "ok",
    pending: "warn",
    requested: "warn",
    banned: "danger",
    suspended: "danger",
    inactive: "danger",
    rejected: "danger",
    cancelled: "danger",
    none: "neutral",
  }),
);

/** Case-insensitive: `getStatusTone("Approved")` is "ok". */
export function getStatusTone(word: string): Tone {
  return tonesByStatus.get(word.toLowerCase()) ?? "neutral";
}

interface ChipProps {
  tone?: ChipTone | undefined;
  /** The icon replaces the dot. */
  icon?: ReactNode;
  hasDot?: boolean | undefined;
  /** True for a whole sentence, which may wrap to two lines on a narrow phone. */
  isSentence?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Chip(props: ChipProps) {
  const { tone = "neutral", icon, hasDot = false, isSentence = false, className, children } = props;
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-[11px] text-xs font-semibold",
        isSentence ? "min-h-7 py-1" : "h-7 shrink-0 whitespace-nowrap",
        toneClasses[tone],
        className,
      )}
    >
      {icon ?? (hasDot && <span className="size-[7px] flex-none rounded-full bg-current" />)}
      {children}
    </span>
  );
}

interface StatusChipProps {
  status: string;
  /** A label, for a chip without other text next to it. */
  prefix?: ReactNode;
  className?: string;
}

/** The status sets the tone: active, approved and trial are ok, pending is warn … */
export function StatusChip({ status, prefix, className }: StatusChipProps) {
  const tone = getStatusTone(status);
  const word = status.charAt(0).toUpperCase() + status.slice(1);
  return (
    <Chip tone={tone} hasDot={tone !== "neutral"} className={className}>
      <span>
        {prefix}
        {word}
      </span>
    </Chip>
  );
}
