import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { ClockIcon } from "@phosphor-icons/react/dist/ssr/Clock";
import { InfoIcon } from "@phosphor-icons/react/dist/ssr/Info";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import type { ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";
import type { Tone } from "#ui/text/chip.tsx";
import { takeFocus } from "./take-focus.ts";

const toneStyles = {
  ok: { style: "bg-ok-soft text-on-ok-soft", Icon: CheckCircleIcon },
  warn: { style: "bg-warn-soft text-on-warn-soft", Icon: ClockIcon },
  danger: { style: "bg-danger-soft text-on-danger-soft", Icon: WarningCircleIcon },
  info: { style: "bg-support-soft text-support-text", Icon: InfoIcon },
  neutral: { style: "bg-sunk text-ink", Icon: InfoIcon },
} satisfies Record<Tone, unknown>;

interface NoteProps {
  tone?: Tone | undefined;
  title?: string | undefined;
  icon?: ReactNode;
  /** How it is announced: "status" politely, "alert" immediately. */
  role?: "status" | "alert" | undefined;
  /** Takes focus when it appears, where it replaces the control that was pressed. */
  hasFocus?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A message that stays on the page. */
export function Note({ tone = "info", title, icon, role, ...props }: NoteProps) {
  const { style, Icon } = toneStyles[tone];
  return (
    <div
      role={role}
      ref={props.hasFocus ? takeFocus : undefined}
      tabIndex={props.hasFocus ? -1 : undefined}
      className={cx(
        "flex gap-3 rounded-md px-4 py-3.5 text-md leading-normal",
        style,
        props.className,
      )}
    >
      {icon ?? <Icon weight="fill" size={20} className="mt-px flex-none" aria-hidden="true" />}
      <div className="flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {props.children}
      </div>
    </div>
  );
}
