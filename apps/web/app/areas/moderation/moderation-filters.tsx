import type { CaseList, CaseSummary } from "@boab/contracts/moderation/cases";
import { type SubjectKind, subjectKinds } from "@boab/contracts/moderation/subject-kinds";
import { PillLink } from "#ui/actions/pill.tsx";
import { caseKindPlurals } from "./copy.ts";
import { KindIcon } from "./kind-icon.tsx";

interface ModerationFiltersProps {
  list: CaseList;
  /** Undefined for all kinds. */
  kind: SubjectKind | undefined;
  summary: CaseSummary;
}

/** What waits, of one kind or of all, then the appeals and what was decided. */
export function ModerationFilters({ list, kind, summary }: ModerationFiltersProps) {
  const isWaiting = list === "waiting";
  return (
    <nav aria-label="Show" className="mb-4 flex items-center gap-2 overflow-x-auto py-1">
      <PillLink to="?" isOn={isWaiting && !kind}>
        Waiting <Count of={summary.waiting} />
      </PillLink>
      {subjectKinds.map((one) => (
        <PillLink key={one} to={`?kind=${one}`} isOn={isWaiting && kind === one}>
          <KindIcon kind={one} />
          {caseKindPlurals[one]} <Count of={summary.waitingByKind[one]} />
        </PillLink>
      ))}
      <span className="mx-1 h-6 w-px flex-none bg-line" aria-hidden="true" />
      <PillLink to="?list=appeals" isOn={list === "appeals"}>
        Appeals <Count of={summary.appeals} />
      </PillLink>
      <PillLink to="?list=decided" isOn={list === "decided"}>
        Decided
      </PillLink>
    </nav>
  );
}

function Count({ of }: { of: number }) {
  return <span className="font-[450] opacity-75">{of}</span>;
}
