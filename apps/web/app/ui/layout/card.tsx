import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface CardProps {
  as?: "div" | "section" | "article" | "aside" | "li" | undefined;
  "aria-labelledby"?: string | undefined;
  isPadded?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A surface with a border; shadows are for floating elements. */
export function Card({
  as: Tag = "div",
  isPadded = true,
  className,
  children,
  ...aria
}: CardProps) {
  return (
    <Tag
      {...aria}
      className={cx(
        "rounded-lg border border-line bg-surface",
        isPadded && "p-[18px] md:p-6",
        className,
      )}
    >
      {children}
    </Tag>
  );
}
