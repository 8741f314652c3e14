import { Link, type LinkProps } from "react-router";
import { type ButtonSize, type ButtonVariant, getButtonClass } from "./button-style.ts";

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFull?: boolean | undefined;
}

/** For navigation only, never for actions. */
export function LinkButton({ variant, size, isFull, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={getButtonClass({ variant, size, isFull, className })} />;
}
