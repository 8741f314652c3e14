import { useId } from "react";
import { CheckList } from "#ui/layout/check-list.tsx";
import { cx } from "#ui/layout/cx.ts";

interface PreparationListProps {
  preparation: readonly string[];
  className?: string;
}

/** What customers do before they come; nothing where the service doesn't say. */
export function PreparationList({ preparation, className }: PreparationListProps) {
  const headingId = useId();
  if (preparation.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className={cx("text-md wrap-anywhere [&_ul]:mt-3", className)}
    >
      <h2 id={headingId} className="text-lg">
        Before you come
      </h2>
      <CheckList points={preparation} />
    </section>
  );
}
