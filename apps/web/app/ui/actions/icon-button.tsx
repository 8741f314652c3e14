import type { ComponentProps, ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  isBordered?: boolean | undefined;
  /** A count in the corner; the label has to include it too. */
  badge?: string | number | undefined;
  /** Looks disabled and ignores clicks, but keeps focus. */
  isLocked?: boolean | undefined;
}

export const iconButtonStyle =
  "relative grid size-11 flex-none place-items-center rounded-sm text-ink transition-colors duration-fast hover:bg-sunk disabled:opacity-35 disabled:hover:bg-transparent aria-disabled:opacity-35 aria-disabled:hover:bg-transparent";

export function IconButton({
  label,
  icon,
  isBordered,
  badge,
  isLocked = false,
  type = "button",
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={isLocked || undefined}
      onClick={isLocked ? undefined : onClick}
      className={cx(iconButtonStyle, isBordered && "border border-line bg-surface", className)}
    >
      {icon}
      {badge !== undefined && <IconBadge>{badge}</IconBadge>}
    </button>
  );
}

export function IconBadge({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-[3px] right-px h-[19px] min-w-[19px] rounded-full bg-primary px-[5px] text-center text-[0.6875rem] leading-[19px] font-[650] text-on-primary"
    >
      {children}
    </span>
  );
}
