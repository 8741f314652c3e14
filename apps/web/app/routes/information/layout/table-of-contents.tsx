import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import type { Section } from "./information-document.ts";

/** Collapsible on small screens, next to the text on large ones. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <details className="group rounded-md border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <CaretDownIcon
            weight="bold"
            size={16}
            aria-hidden="true"
            className="text-ink-3 transition-transform duration-base group-open:rotate-180"
          />
        </summary>
        <nav aria-label="On this page" className="border-t border-line px-4 py-2">
          <SectionLinks sections={sections} />
        </nav>
      </details>
      <nav
        aria-labelledby="on-this-page"
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block print:hidden"
      >
        <p id="on-this-page" className="mb-2 text-sm font-semibold">
          On this page
        </p>
        <SectionLinks sections={sections} />
      </nav>
    </>
  );
}

function SectionLinks({ sections }: { sections: readonly Section[] }) {
  return (
    <ul className="text-md lg:border-l lg:border-line">
      {sections.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="block py-2 text-ink-2 hover:text-primary-text hover:underline lg:-ml-px lg:border-l lg:border-transparent lg:py-1.5 lg:pl-4 lg:hover:border-primary"
          >
            {section.heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
