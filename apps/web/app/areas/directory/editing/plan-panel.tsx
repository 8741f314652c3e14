import { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { readSubscriptionStatus } from "@boab/contracts/payments/calls.generated";
import { listPlanTerms } from "@boab/contracts/payments/describe-plans";
import { describePlanPrice } from "@boab/contracts/payments/plan-price";
import { findNextPlan, freePlan, isPaidPlan } from "@boab/contracts/payments/plans";
import type { SubscriptionStatus } from "@boab/contracts/payments/subscriptions";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { capitalise } from "@boab/format/sentences";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { SectionFrame } from "../business/section-frame.tsx";

const subscriptionPath = "/my-account/subscription";

type ManagedBusiness = Pick<EditableBusiness, "planName" | "role">;

/** Shows the listing's plan. Only the owner can change it and sees the price. */
export function PlanPanel({ business }: { business: ManagedBusiness }) {
  const status = useOwnPlan(business.role === "owner");
  return <PlanDetails business={business} status={status} />;
}

/** Undefined until it is known, and for everybody but the owner. */
function useOwnPlan(isOwner: boolean): SubscriptionStatus | undefined {
  const userId = useSession().profile?.id;
  const [status, setStatus] = useState<SubscriptionStatus>();
  useEffect(() => {
    if (!isOwner || userId === undefined) return;
    const abortController = new AbortController();
    browserApi
      .call(readSubscriptionStatus, { params: { userId }, signal: abortController.signal })
      .then(
        setStatus,
        // Without the price, the panel still shows the name of the plan.
        () => undefined,
      );
    return () => abortController.abort();
  }, [isOwner, userId]);
  return status;
}

interface PlanDetailsProps {
  business: ManagedBusiness;
  status: SubscriptionStatus | undefined;
}

export function PlanDetails({ business: { planName, role }, status }: PlanDetailsProps) {
  const plan = DirectoryPlan.safeParse(planName).data ?? freePlan;
  const nextPlan = findNextPlan(plan);
  const price = status && describePlanPrice(status, { money: formatMoney, date: formatDate });
  return (
    <SectionFrame name="plan">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5">
        <div>
          <p className="text-lg font-semibold">{plan}</p>
          {price && <p className="text-ink-2">{capitalise(price)}</p>}
          <ul className="text-ink-2">
            {listPlanTerms(plan).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {role === "owner" ? (
          <div className="flex flex-wrap gap-3">
            {isPaidPlan(plan) && nextPlan && (
              <LinkButton to={`${subscriptionPath}?choose=${nextPlan}`}>
                Upgrade to {nextPlan}
              </LinkButton>
            )}
            <LinkButton to={subscriptionPath} variant={isPaidPlan(plan) ? "secondary" : "primary"}>
              {isPaidPlan(plan) ? "Manage plan" : "Compare plans"}
            </LinkButton>
          </div>
        ) : (
          <p className="text-sm text-ink-3">Only the owner can change the plan.</p>
        )}
      </div>
    </SectionFrame>
  );
}
