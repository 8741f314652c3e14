import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { CircleIcon } from "@phosphor-icons/react/dist/ssr/Circle";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { SectionName } from "../business/sections.ts";
import { makeListingChecklist } from "./checklist.ts";

interface PageChecklistProps {
  business: EditableBusiness;
  opened: ReadonlySet<SectionName>;
  onOpen: (section: SectionName) => void;
}

/**
 * Lists what is missing and disappears once the page is complete. Collapsed on a live page, where it is less urgent.
 */
export function PageChecklist({ business, opened, onOpen }: PageChecklistProps) {
  const items = makeListingChecklist(business);
  const done = items.filter(({ isDone }) => isDone).length;
  if (done === items.length) return null;
  return (
    <Container className="py-4">
      <details
        open={!business.isLive}
        className="rounded-lg border border-line bg-surface p-4 md:p-5"
      >
        <summary className="cursor-pointer rounded-sm font-semibold">
          Your page: {done} of {items.length} done
        </summary>
        <ProgressBar
          label="Your page"
          percent={Math.round((done / items.length) * 100)}
          tone="ok"
          className="mt-3"
        />
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {items.map(({ section, label, isDone }) => (
            <li key={section} className="flex min-h-11 items-center gap-2.5">
              {isDone ? (
                <CheckCircleIcon
                  weight="fill"
                  size={20}
                  aria-hidden="true"
                  className="flex-none text-ok"
                />
              ) : (
                <CircleIcon size={20} aria-hidden="true" className="flex-none text-ink-3" />
              )}
              {isDone || opened.has(section) ? (
                <span className="text-ink-3">
                  {label}
                  {isDone && <span className="sr-only"> (done)</span>}
                </span>
              ) : (
                <button
                  type="button"
                  className="target-44 text-left font-semibold text-primary-text underline underline-offset-3"
                  onClick={() => onOpen(section)}
                >
                  {label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Container>
  );
}
