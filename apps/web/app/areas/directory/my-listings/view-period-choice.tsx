import { Link } from "react-router";
import { PillLink } from "#ui/actions/pill.tsx";
import type { ViewPeriods } from "./my-listing-view.ts";

interface ViewPeriodChoiceProps extends ViewPeriods {
  path: string;
  /** Where the owner chooses another plan. */
  planPath: string;
}

/** How far back the views go, as far as the plan does. The choice is in the URL, so it can be bookmarked. */
export function ViewPeriodChoice({ choices, note, path, planPath }: ViewPeriodChoiceProps) {
  if (choices.length === 0 && note === null) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {choices.length > 0 && (
        <nav aria-label="Views of your pages" className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-3">Views in</span>
          {choices.map(({ days, label, isChosen }) => (
            <PillLink key={days} to={`${path}?days=${days}`} isOn={isChosen}>
              {label}
            </PillLink>
          ))}
        </nav>
      )}
      {note && (
        <p className="text-sm text-ink-3">
          {note}{" "}
          <Link to={planPath} className="link">
            Compare plans
          </Link>
        </p>
      )}
    </div>
  );
}
