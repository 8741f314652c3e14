import { computeYearlyCents, isPaidPlan } from "@boab/contracts/payments/plans";
import { formatMoney } from "@boab/format/money";
import { formatPercent } from "@boab/format/numbers";
import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { choosePlanPath } from "#areas/payments/paths.ts";
import type { PublicFigures } from "#shell/public-figures.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { type Plan, plans } from "./plans.ts";

export function PlanCards({ figures }: { figures: PublicFigures }) {
  return (
    <ul className="grid gap-4 xl:-mr-[clamp(0px,100vw-80rem,14rem)] xl:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.name} className="flex flex-col rounded-lg border border-line bg-surface p-6">
          <h3 className="text-2xl text-ink">{plan.name}</h3>
          <Price plan={plan} figures={figures} />
          <p className="mt-3">{plan.promise}</p>
          <ul className="mt-4 mb-6 space-y-2 text-md leading-normal">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <CheckIcon
                  weight="bold"
                  size={16}
                  aria-hidden="true"
                  className="mt-1 flex-none text-ok"
                />
                {feature}
              </li>
            ))}
          </ul>
          <LinkButton
            to={isPaidPlan(plan.name) ? choosePlanPath(plan.name) : "/directory/add-business"}
            variant="secondary"
            isFull
            className="mt-auto"
          >
            {isPaidPlan(plan.name) ? `Choose ${plan.name}` : "Register a Business"}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function Price({ plan, figures }: { plan: Plan; figures: PublicFigures }) {
  const { yearlyDiscount, trialMonths } = figures;
  if (plan.monthlyCents === 0) {
    return (
      <p className="mt-2">
        <span className="type-display text-3xl text-ink">Free</span> always
      </p>
    );
  }
  return (
    <>
      <p className="mt-2">
        <span className="type-display text-3xl text-ink">{formatMoney(plan.monthlyCents)}</span> a
        month
      </p>
      <p className="text-sm text-ink-3">
        or {formatMoney(computeYearlyCents(plan.name, yearlyDiscount))} a year.
        {trialMonths > 0 && ` First ${trialMonths === 1 ? "month" : `${trialMonths} months`} free.`}
      </p>
      {yearlyDiscount > 0 && (
        <Chip tone="accent" className="mt-2 self-start">
          Save {formatPercent(yearlyDiscount)} yearly
        </Chip>
      )}
    </>
  );
}
