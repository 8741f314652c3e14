import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { CircleIcon } from "@phosphor-icons/react/dist/ssr/Circle";
import { Link } from "react-router";
import { Share } from "#ui/actions/share.tsx";
import { Card } from "#ui/layout/card.tsx";
import {
  type ChecklistEntry,
  formatProgress,
  getChecklistTitle,
  makeStoreChecklist,
} from "./checklist.ts";

interface ChecklistCardProps {
  store: OwnStore;
  /** The full link to the store, to share once it can sell. */
  link: string;
}

/** Lists what is missing before a store can sell; once complete, one line with the link to share. */
export function ChecklistCard({ store, link }: ChecklistCardProps) {
  const entries = makeStoreChecklist(store);
  const isDone = entries.every((entry) => entry.isDone) && !store.isHidden;
  return (
    <Card as="section" aria-labelledby="checklist">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="checklist" className="text-xl">
          {getChecklistTitle(store)}
        </h2>
        <p className="text-md text-ink-2">{formatProgress(entries)}</p>
      </div>
      {isDone ? (
        <div className="relative mt-3 flex flex-wrap items-center gap-3">
          <p className="text-ink-2">Share your link so people can find you.</p>
          <Share name={store.storeName} link={link} linkLabel="Link" />
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.label} {...entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const Entry = ({ label, isDone, isRequired, to }: ChecklistEntry) => (
  <li className="flex min-h-12 items-center gap-3 py-1.5">
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
);
