import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { CircleIcon } from "@phosphor-icons/react/dist/ssr/Circle";
import { Link } from "react-router";
import { Card } from "#ui/layout/card.tsx";
import { checklistOf, progressOf } from "./checklist.ts";

/** What is missing until a store can sell. */
export function ChecklistCard({ store }: { store: OwnStore }) {
  const entries = checklistOf(store);
  const isReady = entries.every(({ isDone, isRequired }) => isDone || !isRequired);
  return (
    <Card as="section" aria-labelledby="checklist">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="checklist" className="text-xl">
          {isReady ? "Your store can sell" : "Before you can sell"}
        </h2>
        <p className="text-md text-ink-2">{progressOf(entries)}</p>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {entries.map(({ label, isDone, isRequired, to }) => (
          <li key={label} className="flex min-h-12 items-center gap-3 py-1.5">
            {isDone ? (
              <CheckCircleIcon weight="fill" size={22} aria-hidden="true" className="text-ok" />
            ) : (
              <CircleIcon size={22} aria-hidden="true" className="text-ink-3" />
            )}
            {isDone ? (
              <span className="text-ink-2">
                {label}
                <span className="sr-only"> (done)</span>
              </span>
            ) : (
              <Link to={to} className="font-semibold">
                {label}
              </Link>
            )}
            {!isDone && !isRequired && <span className="ml-auto text-sm text-ink-3">Optional</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
