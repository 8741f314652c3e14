import { type ReactNode, use } from "react";
import { cx } from "#ui/layout/cx.ts";
import { EditingContext } from "../editing/editing-context.ts";
import { headingId, type SectionName, sectionTitles } from "./sections.ts";

interface SectionFrameProps {
  name: SectionName;
  title?: string | undefined;
  /** Visitors don't see the heading, but screen readers still read it. */
  isTitleHidden?: boolean | undefined;
  /** A button or link beside the heading. */
  action?: ReactNode;
  /** Position of the edit button when the heading is hidden. */
  hiddenTitleClassName?: string | undefined;
  children: ReactNode;
}

/** One section: heading, content and, for those who manage the listing, an edit button. */
export function SectionFrame({
  name,
  title,
  isTitleHidden,
  action,
  hiddenTitleClassName,
  children,
}: SectionFrameProps) {
  const editing = use(EditingContext);
  const titleId = headingId(name);
  const hidesTitle = isTitleHidden && editing === null;
  return (
    <section
      id={name}
      data-section={name}
      aria-labelledby={titleId}
      className={cx("scroll-mt-24", hidesTitle && hiddenTitleClassName)}
    >
      <div className={cx(!hidesTitle && "mb-5 flex flex-wrap items-center justify-between gap-3")}>
        <h2 id={titleId} tabIndex={-1} className={hidesTitle ? "sr-only" : "text-2xl"}>
          {title ?? sectionTitles[name]}
        </h2>
        {action}
        {editing?.tools(name)}
      </div>
      {editing?.editor(name) ?? children}
    </section>
  );
}
