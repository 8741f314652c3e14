import { toCents } from "@boab/contracts/common/dollars";
import { findPreset } from "@boab/contracts/marketplace/couriers";
import { computeSellerFee, type FeeRule, feeBasisSentence } from "@boab/contracts/payments/fees";
import { formatMoney } from "@boab/format/money";
import { formatPercent } from "@boab/format/numbers";
import type { ReactNode } from "react";
import { CheckList } from "#ui/layout/check-list.tsx";
import { Container } from "#ui/layout/container.tsx";

const examples = [
  { name: "A bar of soap", cents: 500 },
  { name: "A spice tin", cents: 1650 },
  { name: "A market basket", cents: 8900 },
  { name: "A carved stool", cents: 32_000 },
];

/** Sendle Standard, the cheapest a seller can offer. */
const deliveryCents = toCents(findPreset("sendle-standard")?.shippingCost ?? 0);

const sellerRequirements = [
  "An Australian bank account, and ID for Stripe",
  "An ABN if you're running a business",
  "Daylight photos of what the buyer will get",
  "For food and cosmetics, labels that meet Australian law",
];

interface FeePanelProps {
  rule: FeeRule;
  /** An example that splits one sale into its parts. */
  children: ReactNode;
}

/** Explains the fees with the same rule as the checkout; there is only commission (LAUNCH-04, X-05). */
export function FeePanel({ rule, children }: FeePanelProps) {
  const details = [
    [formatPercent(rule.platformRate), "to Boab, for each order"],
    [
      `${formatPercent(rule.cardRate)} + ${rule.cardFixedCents}c`,
      "for the card payment, per store order",
    ],
    [formatPercent(rule.ceilingRate), "is the most you'll ever pay for both together"],
    [formatMoney(0), "to join, each month, for each item and for payouts"],
  ] as const;
  return (
    <section aria-labelledby="pricing" className="bg-sunk">
      <Container className="grid items-start gap-10 py-section lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="pricing" className="type-title">
            Pay only when you sell
          </h2>
          <p className="mt-3 text-lg text-ink-2">
            The fee you see while you add an item, with its delivery, is the fee you're charged.{" "}
            {feeBasisSentence}
          </p>
          <dl className="mt-6 divide-y divide-line border-y border-line">
            {details.map(([figure, words]) => (
              <div key={words} className="grid grid-cols-[8.5rem_1fr] items-baseline gap-4 py-3">
                <dt className="text-xl font-semibold type-money">{figure}</dt>
                <dd className="text-md text-ink-2">{words}</dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-8 text-lg">What you need</h3>
          <CheckList points={sellerRequirements} />
        </div>
        <div className="space-y-6">
          {children}
          <section
            aria-label="Other prices"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
            tabIndex={0}
            className="overflow-x-auto rounded-lg border border-line bg-surface px-5 py-3"
          >
            <table className="w-full min-w-[26rem] text-md">
              <caption className="sr-only">What a seller keeps of other prices</caption>
              <thead>
                <tr className="border-b border-line text-right text-xs text-ink-3">
                  <th scope="col" className="py-2.5 text-left font-semibold">
                    Other prices
                  </th>
                  <th scope="col" className="py-2.5 font-semibold">
                    Price
                  </th>
                  <th scope="col" className="py-2.5 font-semibold">
                    Delivery
                  </th>
                  <th scope="col" className="py-2.5 font-semibold">
                    Fees
                  </th>
                  <th scope="col" className="py-2.5 font-semibold">
                    You keep
                  </th>
                </tr>
              </thead>
              <tbody>
                {examples.map(({ name, cents }) => {
                  const fee = computeSellerFee(rule, cents + deliveryCents);
                  return (
                    <tr key={name} className="border-b border-line text-right last:border-0">
                      <th scope="row" className="py-2.5 text-left font-medium">
                        {name}
                      </th>
                      <td className="py-2.5 type-money">{formatMoney(cents)}</td>
                      <td className="py-2.5 type-money">{formatMoney(deliveryCents)}</td>
                      <td className="py-2.5 type-money">{formatMoney(fee.totalCents)}</td>
                      <td className="py-2.5 font-semibold type-money">
                        {formatMoney(fee.sellerGetsCents)}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        </div>
      </Container>
    </section>
  );
}
