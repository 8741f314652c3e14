import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { type ButtonSize, type ButtonVariant, getButtonClass } from "./button-style.ts";

export interface ButtonProps extends Omit<ComponentProps<"button">, "children"> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFull?: boolean | undefined;
  /** Shows a spinner and ignores clicks, but keeps focus. */
  isPending?: boolean | undefined;
  /** The verb next to the spinner: "Saving". */
  pendingLabel?: string | undefined;
  children: React.ReactNode;
}

export function Button({
  variant,
  size,
  isFull,
  isPending = false,
  pendingLabel,
  type = "button",
  disabled = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={handleClick}
      className={getButtonClass({ variant, size, isFull, isDisabled: disabled, className })}
    >
      {isPending && <Spinner />}
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
