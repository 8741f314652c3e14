import { cx } from "#ui/layout/cx.ts";

interface SkeletonProps {
  /** The same box as the content it stands for: `h-5 w-2/3 rounded-sm`. */
  className: string;
}

/** A place that is being filled. The list around it says `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx("sheen block", className)} />;
}
