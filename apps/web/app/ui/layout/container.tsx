import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface ContainerProps {
  as?: "div" | "main" | "header" | "footer" | "section" | "nav" | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The page's width: 1360 px at most, with gutters. */
export function Container({ as: Tag = "div", id, className, children }: ContainerProps) {
  return (
    <Tag id={id} className={cx("mx-auto w-full max-w-[1360px] px-gutter", className)}>
      {children}
    </Tag>
  );
}
