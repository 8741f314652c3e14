import { readPublicSettings } from "@boab/contracts/admin/setting-calls";
import { yearlyCents } from "@boab/contracts/directory/plans";
import { PlanCard } from "#areas/payments/plan-card.tsx";
import { api } from "#lib/api/api.server.ts";
import { formatMoney } from "#lib/format/format.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/subscription.ts";
import { planOf } from "./plan-summary.ts";

export const meta = () =>
  pageMeta({ title: "Your subscription", path: "/my-account/subscription", isIndexed: false });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { directorySubscriptionPlan } = context.get(memberContext);
  const { trialMonths, yearlyDiscount } = await api(request).load(readPublicSettings);
  return { planName: directorySubscriptionPlan, trialMonths, yearlyDiscount };
}

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const plan = planOf(loaderData.planName);
  const isFree = plan.monthlyCents === 0;
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Your subscription</h1>
      <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">
        Your directory plan, what it includes and what it costs.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section aria-label="Your plan">
          <h2 className="sr-only">Your plan</h2>
          <PlanCard
            {...plan}
            price={isFree ? "Free" : formatMoney(plan.monthlyCents)}
            period={
              isFree
                ? "always"
                : `a month, or ${formatMoney(yearlyCents(plan.name, loaderData.yearlyDiscount))} a year`
            }
            isCurrent
          />
        </section>
        <div className="space-y-6">
          <Charges />
          <Trial months={loaderData.trialMonths} />
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/pricing">Compare plans</LinkButton>
            <LinkButton to="/account-management" variant="secondary">
              Back to your account
            </LinkButton>
          </div>
        </div>
      </div>
    </Container>
  );
}

function Charges() {
  return (
    <Card as="section" aria-labelledby="charges-title">
      <h2 id="charges-title" className="text-xl">
        Charges and invoices
      </h2>
      <dl className="mt-3 divide-y divide-line">
        {[
          ["Next charge", "None"],
          ["Invoices", "None"],
          ["Card on file", "None"],
        ].map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-[550]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-md text-ink-2">
        Paid plans aren't available yet. You haven't been charged, and you won't be without your
        consent.
      </p>
    </Card>
  );
}

function Trial({ months }: { months: number }) {
  return (
    <Card as="section" aria-labelledby="trial-title">
      <h2 id="trial-title" className="text-xl">
        Free trial
      </h2>
      <p className="mt-2 text-md text-ink-2">
        {months === 0
          ? "Paid plans don't include a free trial at the moment."
          : `Your first paid plan is free for ${months === 1 ? "one month" : `${months} months`}. You haven't started a trial yet.`}
      </p>
    </Card>
  );
}
