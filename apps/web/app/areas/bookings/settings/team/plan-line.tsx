import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { findPlanWith, planTerms } from "@boab/contracts/payments/plans";
import { Link } from "react-router";

/** The owner's plan, and where the owner chooses another; nobody else can. */
export interface OwnersPlan {
  name: DirectoryPlan;
  path: string | undefined;
}

interface PlanLineProps {
  plan: OwnersPlan;
  name: string;
  /** Those whom customers book online instead. */
  onlineNames: readonly string[];
}

/** Why customers don't book somebody of the team online, and what the next plan adds. */
export function PlanLine({ plan, name, onlineNames }: PlanLineProps) {
  const { calendars } = planTerms[plan.name];
  const larger = findPlanWith((terms) => terms.calendars > calendars);
  return (
    <p className="mt-2.5 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-on-warn-soft">
      {plan.name} has {calendars === 1 ? "one calendar" : `${calendars} calendars`} for online
      bookings, and {calendars === 1 ? `it's ${onlineNames[0]}'s` : "they're taken"}. What's booked
      with {name} stays, and you can still enter visits for them.{" "}
      {larger &&
        `${larger} takes online bookings for up to ${planTerms[larger].calendars} people. `}
      {plan.path ? (
        <Link to={plan.path} className="link" aria-label={`Compare plans, for ${name}`}>
          Compare plans
        </Link>
      ) : (
        "The owner can change the plan."
      )}
    </p>
  );
}
