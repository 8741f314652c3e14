import type { CaseList, CaseSummary } from "@boab/contracts/moderation/cases";
import { PillLink } from "#ui/actions/pill.tsx";

interface ModerationFiltersProps {
  list: CaseList;
  summary: CaseSummary;
}

export function ModerationFilters({ list, summary }: ModerationFiltersProps) {
  const lists = [
    { value: "waiting", label: "Waiting", count: summary.waiting },
    { value: "appeals", label: "Appeals", count: summary.appeals },
    { value: "decided", label: "Decided", count: null },
  ] as const;
  return (
    <nav aria-label="Show" className="mb-4 flex gap-2 overflow-x-auto py-1">
      {lists.map(({ value, label, count }) => (
        <PillLink
          key={value}
          to={value === "waiting" ? "?" : `?list=${value}`}
          isOn={list === value}
        >
          {label}
          {count !== null && <span className="font-[450] opacity-75">{count}</span>}
        </PillLink>
      ))}
    </nav>
  );
}
