import { type FeeRule, sellerFee } from "@boab/contracts/payments/fees";
import { formatMoney, formatPercent } from "#lib/format/format.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";

/** A dress, and a sale so small that the maximum decides. */
const usualCents = 14_900;
const smallCents = 500;

/** What a seller pays, by the rule that the checkout uses. */
export function SaleCost({ rule }: { rule: FeeRule }) {
  const usual = sellerFee(rule, usualCents);
  const small = sellerFee(rule, smallCents);
  const keeps = formatMoney(usual.sellerGetsCents);
  const card = `${formatPercent(rule.cardRate)} + ${rule.cardFixedCents}c`;
  const rows = [
    { label: "Buyer pays", amount: formatMoney(usualCents) },
    {
      label: `Boab, ${formatPercent(rule.platformRate)}`,
      amount: `−${formatMoney(usual.platformCents)}`,
      swatch: "bg-accent",
    },
    {
      label: `Card, ${card}`,
      amount: `−${formatMoney(usual.cardCents)}`,
      swatch: "bg-primary",
    },
  ];

  return (
    <Card as="aside" aria-labelledby="sale-cost">
      <h2 id="sale-cost" className="text-xl">
        What a sale costs you
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">
        {formatPercent(rule.platformRate)} to Boab, plus the card cost of {card}. Never more than{" "}
        {formatPercent(rule.ceilingRate)} together. No joining, monthly, listing or payout fee.
      </p>
      <div
        role="img"
        aria-label={`Of ${formatMoney(usualCents)} you keep ${keeps}`}
        className="my-4 flex h-9 gap-0.5 overflow-hidden rounded-sm text-sm font-semibold"
      >
        <span
          className="flex items-center justify-center bg-ok text-surface"
          style={{ flexGrow: usual.sellerGetsCents }}
        >
          You keep {keeps}
        </span>
        <span className="bg-accent" style={{ flexGrow: usual.platformCents }} />
        <span className="bg-primary" style={{ flexGrow: usual.cardCents }} />
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-md">
        {rows.map(({ label, amount, swatch }) => (
          <div key={label} className="contents">
            <dt className="flex items-center gap-2">
              {swatch && <span aria-hidden="true" className={`size-2.5 rounded-xs ${swatch}`} />}
              {label}
            </dt>
            <dd className="text-right type-money">{amount}</dd>
          </div>
        ))}
        <dt className="flex items-center gap-2 border-t border-line pt-2 font-semibold">
          <span aria-hidden="true" className="size-2.5 rounded-xs bg-ok" />
          You keep
        </dt>
        <dd className="border-t border-line pt-2 text-right font-semibold type-money">{keeps}</dd>
      </dl>
      {small.isCapped && (
        <p className="mt-4 rounded-md bg-sunk p-3.5 text-sm">
          <b className="font-semibold">Small sales cost less.</b> On {formatMoney(smallCents)} you
          pay {formatMoney(small.totalCents)}, which is {formatPercent(rule.ceilingRate)}, and keep{" "}
          {formatMoney(small.sellerGetsCents)}.
        </p>
      )}
      <p className="mt-4 text-sm text-ink-2">
        <b className="block font-semibold text-ink">When you refund</b>
        We take back what you received for it, and give up our fee.
      </p>
      <LinkButton to="/fees" variant="secondary" size="sm" className="mt-4 w-full">
        See the full fee table
      </LinkButton>
    </Card>
  );
}
