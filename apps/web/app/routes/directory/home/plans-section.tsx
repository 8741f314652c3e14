import type { FullProfile } from "@boab/contracts/accounts/profiles";
import {
  type BillingPeriod,
  computeYearlyCents,
  freePlan,
  isPaidPlan,
  isUpgrade,
  type PaidPlan,
} from "@boab/contracts/payments/plans";
import { formatMoney } from "@boab/format/money";
import { choosePlanPath, subscriptionPath } from "#areas/payments/paths.ts";
import { PlanCard } from "#areas/payments/plan-card.tsx";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { useSession } from "#lib/session/session.ts";
import { formatMonthCount, type PublicFigures } from "#shell/public-figures.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { type Plan, plans } from "../../information/pricing/plans.ts";
import { plansCopy } from "./copy.ts";

/** Radio buttons and CSS, so that the toggle works without JavaScript. */
export function PlansSection({ figures }: { figures: PublicFigures }) {
  return (
    <section aria-labelledby="plans" className="group/plans pb-section">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 md:mb-8">
        <h2 id="plans" className="type-title">
          Simple plans
        </h2>
        <PeriodToggle />
      </div>
      <ul className="grid gap-5 lg:grid-cols-3 *:grid">
        {plans.map((plan) => (
          <li key={plan.name}>
            <PlanOffer plan={plan} yearlyDiscount={figures.yearlyDiscount} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-3">
        {figures.trialMonths > 0 &&
          `Your first paid plan starts with ${formatMonthCount(figures.trialMonths)} free. `}
        Prices in AUD.
      </p>
    </section>
  );
}

const periods = [
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
];

function PeriodToggle() {
  return (
    <fieldset className="flex gap-0.5 rounded-md bg-sunk p-1">
      <legend className="sr-only">Prices</legend>
      {periods.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-11 items-center rounded-[9px] px-4 text-md font-semibold text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="period"
            value={value}
            defaultChecked={value === "monthly"}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function PlanOffer({ plan, yearlyDiscount }: { plan: Plan; yearlyDiscount: number }) {
  const { profile } = useSession();
  return (
    <PlanCard
      name={plan.name}
      price={plan.monthlyCents === 0 ? "Free" : ""}
      period={
        plan.monthlyCents === 0 ? "Always" : <PaidPrice plan={plan} discount={yearlyDiscount} />
      }
      promise={plan.promise}
      features={plan.features}
      isCurrent={profile?.directorySubscriptionPlan === plan.name}
      action={<PlanAction plan={plan} profile={profile} />}
    />
  );
}

const figureClass = "type-display text-[2.25rem] leading-none";

function PaidPrice({ plan, discount }: { plan: Plan; discount: number }) {
  return (
    <>
      <span className="group-has-[[value=yearly]:checked]/plans:hidden">
        <b className={figureClass}>{formatMoney(plan.monthlyCents)}</b> per month
      </span>
      <span className="hidden group-has-[[value=yearly]:checked]/plans:inline">
        <b className={figureClass}>{formatMoney(computeYearlyCents(plan.name, discount))}</b> per
        year
      </span>
    </>
  );
}

interface PlanActionProps {
  plan: Plan;
  profile: Pick<FullProfile, "directorySubscriptionPlan"> | null;
}

function PlanAction({ plan, profile }: PlanActionProps) {
  const { name } = plan;
  if (!isPaidPlan(name)) {
    return (
      <LinkButton to="/directory/add-business" variant="secondary" isFull>
        Register a Business
      </LinkButton>
    );
  }
  if (profile?.directorySubscriptionPlan === name)
    return (
      <LinkButton to={subscriptionPath} variant="secondary" isFull>
        See my plan
      </LinkButton>
    );
  return (
    <>
      <div className="group-has-[[value=yearly]:checked]/plans:hidden">
        <ChooseLink plan={name} period="monthly" profile={profile} />
      </div>
      <div className="hidden group-has-[[value=yearly]:checked]/plans:block">
        <ChooseLink plan={name} period="yearly" profile={profile} />
      </div>
    </>
  );
}

interface ChooseLinkProps extends Pick<PlanActionProps, "profile"> {
  plan: PaidPlan;
  period: BillingPeriod;
}

/** Links to the subscription page, which confirms the plan with its prices and dates. */
function ChooseLink({ plan, period, profile }: ChooseLinkProps) {
  const chosen = choosePlanPath(plan, period);
  const current = profile?.directorySubscriptionPlan ?? freePlan;
  const isLarger = isPaidPlan(current) && isUpgrade(current, plan);
  const label = isLarger ? `Upgrade to ${plan}` : `Choose ${plan}`;
  return (
    <LinkButton to={profile ? chosen : getRegisterPath(chosen)} variant="secondary" isFull>
      {profile ? label : plansCopy.signInToUpgrade}
    </LinkButton>
  );
}
