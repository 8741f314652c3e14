import { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { planTerms } from "@boab/contracts/payments/plans";
import { formatMoney } from "#lib/format/format.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { SectionFrame } from "../business/section-frame.tsx";

const subscriptionPath = "/my-account/subscription";

/** The plan behind this listing. Only its owner can change it; editors and staff see it. */
export function PlanPanel({ business }: { business: Pick<EditableBusiness, "planName" | "role"> }) {
  const { planName, role } = business;
  const plan = DirectoryPlan.safeParse(planName).data ?? "Basic";
  const { listings, monthlyCents } = planTerms[plan];
  return (
    <SectionFrame name="plan">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5">
        <div>
          <p className="text-lg font-semibold">{plan}</p>
          <p className="text-ink-2">
            {monthlyCents === 0 ? "Free" : `${formatMoney(monthlyCents)} a month`},{" "}
            {listings === 1 ? "1 live listing" : `${listings} live listings`}
          </p>
        </div>
        {role === "owner" ? (
          <div className="flex flex-wrap gap-3">
            {plan === "Growing" && (
              <LinkButton to={`${subscriptionPath}?choose=Pro`}>Upgrade to Pro</LinkButton>
            )}
            <LinkButton to={subscriptionPath} variant={plan === "Basic" ? "primary" : "secondary"}>
              {plan === "Basic" ? "Compare plans" : "Manage plan"}
            </LinkButton>
          </div>
        ) : (
          <p className="text-sm text-ink-3">Only the owner can change the plan.</p>
        )}
      </div>
    </SectionFrame>
  );
}
