import { type ReactNode, use } from "react";
import { cx } from "#ui/layout/cx.ts";
import { EditingContext } from "../editing/editing-context.ts";
import { type SectionName, sectionTitles } from "./sections.ts";

interface SectionFrameProps {
  name: SectionName;
  title?: string | undefined;
  /** The section speaks for itself: its heading is only read out. */
  isTitleHidden?: boolean | undefined;
  /** Its place while the heading is only read out. */
  quietClassName?: string | undefined;
  children: ReactNode;
}

/** One section: its heading, what readers see, and for those who look after it the way to change it. */
export function SectionFrame({
  name,
  title,
  isTitleHidden,
  quietClassName,
  children,
}: SectionFrameProps) {
  const editing = use(EditingContext);
  const headingId = `${name}-heading`;
  const isQuiet = isTitleHidden && editing === null;
  return (
    <section
      id={name}
      data-section={name}
      aria-labelledby={headingId}
      className={cx("scroll-mt-24", isQuiet && quietClassName)}
    >
      <div className={cx(!isQuiet && "mb-5 flex flex-wrap items-center justify-between gap-3")}>
        <h2 id={headingId} className={isQuiet ? "sr-only" : "text-2xl"}>
          {title ?? sectionTitles[name]}
        </h2>
        {editing?.tools(name)}
      </div>
      {editing?.editor(name) ?? children}
    </section>
  );
}
