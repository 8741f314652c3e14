import type { ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";
import { emptyStateCopy } from "./copy.ts";

interface EmptyStateProps {
  /** Says what happened; an empty search result doesn't need it. */
  title?: string | undefined;
  /** One helpful line. */
  children?: ReactNode;
  /** One next step. */
  action?: ReactNode;
  picture?: "basket" | "stool" | undefined;
  headingLevel?: "p" | "h2" | "h3" | undefined;
  className?: string | undefined;
}

export function EmptyState(props: EmptyStateProps) {
  const {
    title = emptyStateCopy.noResults,
    children,
    action,
    picture = "basket",
    headingLevel: Heading = "p",
  } = props;
  return (
    <div
      className={cx(
        "rounded-lg border border-line bg-surface px-6 py-10 text-center",
        props.className,
      )}
    >
      <img
        src={`/art/empty-${picture}.svg`}
        alt=""
        width={128}
        height={128}
        className="mx-auto mb-3.5 size-32 rounded-t-[64px] rounded-b-lg object-cover"
      />
      <Heading className="mx-auto max-w-[36ch] font-sans text-base leading-normal font-[650] tracking-normal [font-stretch:100%]">
        {title}
      </Heading>
      {children && <div className="mx-auto mt-1 max-w-[44ch] text-md text-ink-2">{children}</div>}
      {action && <div className="mt-3.5">{action}</div>}
    </div>
  );
}
