import { cx } from "#ui/layout/cx.ts";

interface SkeletonProps {
  /** The size of the content it stands for: `h-5 w-2/3 rounded-sm`. */
  className: string;
}

/** The surrounding list sets `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx("sheen block", className)} />;
}
