import { cx } from "#ui/layout/cx.ts";

export type ButtonVariant = "primary" | "secondary" | "strong" | "accent" | "quiet" | "danger";
export type ButtonSize = "lg" | "base" | "sm" | "xs";

const base =
  "inline-flex shrink-0 items-center justify-center gap-2 border-[1.5px] text-center leading-none font-[620] no-underline transition-[background-color,border-color,transform] duration-fast active:translate-y-px";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press",
  secondary: "border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunk active:bg-sunk",
  strong: "border-transparent bg-ink text-on-ink hover:bg-ink-2",
  accent: "border-transparent bg-accent text-on-accent hover:bg-accent-hover",
  quiet: "border-transparent bg-transparent text-primary-text hover:bg-primary-soft",
  danger: "border-transparent bg-danger text-on-danger hover:bg-danger-hover",
};

/* Small sizes are for pointers; touch screens always get 44 px. */
const sizes: Record<ButtonSize, string> = {
  lg: "min-h-[52px] rounded-md text-[1.0625rem] md:min-h-14",
  base: "min-h-12 rounded-md text-base",
  sm: "min-h-10 rounded-[10px] text-md leading-none pointer-coarse:min-h-11",
  xs: "min-h-[34px] rounded-sm text-sm leading-none pointer-coarse:min-h-11",
};

const paddings: Record<ButtonSize, string> = {
  lg: "px-7",
  base: "px-[22px]",
  sm: "px-4",
  xs: "px-3",
};

const disabled =
  "cursor-not-allowed border-line bg-sunk text-ink-3 hover:border-line hover:bg-sunk active:translate-y-0";

interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFull?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** For elements that can't be a Button (a summary, a file label). */
export function getButtonClass({
  variant = "primary",
  size = "base",
  ...rest
}: ButtonStyle): string {
  return cx(
    base,
    sizes[size],
    rest.isDisabled ? disabled : variants[variant],
    variant === "quiet" ? "px-3" : paddings[size],
    rest.isFull && "w-full",
    rest.className,
  );
}
