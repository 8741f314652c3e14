import type { ReactNode } from "react";
import { Blocks } from "./blocks.tsx";
import type { InformationDocument } from "./information-document.ts";
import { InformationHeader } from "./information-header.tsx";
import { MoreInformation } from "./more-information.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

interface InformationPageProps {
  document: InformationDocument;
  /** Components for the document's `slot` blocks, by name. */
  slots?: Record<string, ReactNode> | undefined;
}

/** One column of text with a table of contents, for all information pages. */
export function InformationPage({ document, slots }: InformationPageProps) {
  return (
    <>
      <InformationHeader document={document} />
      <div className="mx-auto grid w-full max-w-[1360px] gap-8 px-gutter pt-8 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-[clamp(2rem,6vw,6rem)] lg:pt-14 print:block print:p-0">
        <div>
          <TableOfContents sections={document.sections} />
        </div>
        <article className="max-w-[68ch]">
          {document.sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-heading`}
              className="scroll-mt-24 not-first:mt-12 print:break-inside-avoid-page"
            >
              <h2 id={`${section.id}-heading`} className="text-2xl">
                {section.heading}
              </h2>
              <div className="mt-4 space-y-4 text-[1.0625rem] leading-[1.65] text-ink-2">
                <Blocks blocks={section.blocks} slots={slots} />
              </div>
            </section>
          ))}
          <MoreInformation current={document.path} />
        </article>
      </div>
    </>
  );
}
