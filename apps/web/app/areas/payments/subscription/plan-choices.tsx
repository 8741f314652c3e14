import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import {
  type BillingPeriod,
  computeYearlyCents,
  isPaidPlan,
  isUpgrade,
  type PaidPlan,
} from "@boab/contracts/payments/plans";
import type { Subscription } from "@boab/contracts/payments/subscriptions";
import { formatMoney } from "@boab/format/money";
import { Button } from "#ui/actions/button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PlanCard } from "../plan-card.tsx";
import { getPlanChoice, type PlanChoice } from "./subscription-view.ts";

interface OfferedPlan {
  name: DirectoryPlan;
  monthlyCents: number;
  promise: string;
  features: readonly string[];
}

interface PlanChoicesProps {
  plans: readonly OfferedPlan[];
  planName: DirectoryPlan;
  subscription: Subscription | null;
  yearlyDiscount: number;
  billingPeriod: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
  onChoose: (plan: PaidPlan) => void;
  onCancel: () => void;
}

const periods = [
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
] as const;

/** Shows all plans with their price for the chosen period and the member's options. */
export function PlanChoices(props: PlanChoicesProps) {
  const { billingPeriod, yearlyDiscount } = props;
  return (
    <section aria-labelledby="change-plan" className="mt-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="change-plan" className="type-title">
          Change plan
        </h2>
        <Segmented
          label="Billing period"
          name="billingPeriod"
          options={periods}
          value={billingPeriod}
          onChange={(value) => props.onPeriodChange(value === "yearly" ? "yearly" : "monthly")}
        />
      </div>
      <ul className="grid gap-5 lg:grid-cols-3 *:grid">
        {props.plans.map((plan) => {
          const choice = getPlanChoice(
            plan.name,
            billingPeriod,
            props.subscription,
            props.planName,
          );
          return (
            <li key={plan.name}>
              <PlanCard
                name={plan.name}
                price={
                  plan.monthlyCents === 0
                    ? "Free"
                    : formatPlanPrice(plan, billingPeriod, yearlyDiscount)
                }
                period={
                  plan.monthlyCents === 0
                    ? "always"
                    : billingPeriod === "monthly"
                      ? "a month"
                      : "a year"
                }
                promise={plan.promise}
                features={plan.features}
                isCurrent={choice === "current"}
                action={
                  choice !== "current" &&
                  choice !== "included" && <PlanButton plan={plan} choice={choice} {...props} />
                }
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-ink-3">
        Yearly is 12 months in one payment. The free trial is once per person and card, whichever
        plan you choose. Prices in AUD.
      </p>
    </section>
  );
}

const formatPlanPrice = (plan: OfferedPlan, period: BillingPeriod, discount: number) =>
  formatMoney(period === "monthly" ? plan.monthlyCents : computeYearlyCents(plan.name, discount));

interface PlanButtonProps extends Pick<PlanChoicesProps, "onChoose" | "onCancel" | "subscription"> {
  plan: OfferedPlan;
  choice: Exclude<PlanChoice, "current" | "included">;
}

function PlanButton({ plan, choice, subscription, onChoose, onCancel }: PlanButtonProps) {
  const { name } = plan;
  if (!isPaidPlan(name))
    return (
      <Button variant="secondary" isFull onClick={onCancel}>
        Go back to {name}
      </Button>
    );
  const isLarger = choice === "switch" && subscription && isUpgrade(subscription.plan, name);
  return (
    <Button
      variant={choice === "choose" || isLarger ? "primary" : "secondary"}
      isFull
      onClick={() => onChoose(name)}
    >
      {isLarger
        ? `Upgrade to ${name}`
        : choice === "switch"
          ? `Change to ${name}`
          : `Choose ${name}`}
    </Button>
  );
}
