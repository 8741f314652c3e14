import { computeSellerFee, type FeeRule, feeBasisSentence } from "@boab/contracts/payments/fees";
import { formatMoney } from "@boab/format/money";
import { formatPercent } from "@boab/format/numbers";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";

/** The examples are a dress, and a sale so small that the max fee applies. */
const exampleSaleCents = 14_900;
const smallSaleCents = 500;

/** Shows a seller's fees, calculated by the checkout's rule. */
export function SaleCost({ rule }: { rule: FeeRule }) {
  const exampleFee = computeSellerFee(rule, exampleSaleCents);
  const smallSaleFee = computeSellerFee(rule, smallSaleCents);
  const proceeds = formatMoney(exampleFee.sellerGetsCents);
  const cardFee = `${formatPercent(rule.cardRate)} + ${rule.cardFixedCents}c`;
  const rows = [
    { label: "Buyer pays, delivery included", amount: formatMoney(exampleSaleCents) },
    {
      label: `Boab, ${formatPercent(rule.platformRate)}`,
      amount: formatMoney(-exampleFee.platformCents),
      swatch: "bg-accent",
    },
    {
      label: `Card, ${cardFee}`,
      amount: formatMoney(-exampleFee.cardCents),
      swatch: "bg-primary",
    },
  ];

  return (
    <Card as="aside" aria-labelledby="sale-cost">
      <h2 id="sale-cost" className="text-xl">
        What a sale costs you
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">
        {formatPercent(rule.platformRate)} to Boab, plus the card cost of {cardFee}. Never more than{" "}
        {formatPercent(rule.ceilingRate)} together. {feeBasisSentence} No joining, monthly, listing
        or payout fee.
      </p>
      <div
        role="img"
        aria-label={`Of ${formatMoney(exampleSaleCents)} you keep ${proceeds}`}
        className="my-4 flex h-9 gap-0.5 overflow-hidden rounded-sm text-sm font-semibold"
      >
        <span
          className="flex items-center justify-center bg-ok text-surface"
          style={{ flexGrow: exampleFee.sellerGetsCents }}
        >
          You keep {proceeds}
        </span>
        <span className="bg-accent" style={{ flexGrow: exampleFee.platformCents }} />
        <span className="bg-primary" style={{ flexGrow: exampleFee.cardCents }} />
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
        <dd className="border-t border-line pt-2 text-right font-semibold type-money">
          {proceeds}
        </dd>
      </dl>
      {smallSaleFee.isCapped && (
        <p className="mt-4 rounded-md bg-sunk p-3.5 text-sm">
          <b className="font-semibold">Small sales cost less.</b> On {formatMoney(smallSaleCents)}{" "}
          you pay {formatMoney(smallSaleFee.totalCents)}, which is {formatPercent(rule.ceilingRate)}
          , and keep {formatMoney(smallSaleFee.sellerGetsCents)}.
        </p>
      )}
      <p className="mt-4 text-sm text-ink-2">
        <b className="block font-semibold text-ink">When you refund</b>
        We give back our {formatPercent(rule.platformRate)} in proportion. The card cost stays, and
        you see the amounts before you confirm.
      </p>
      <LinkButton to="/fees" variant="secondary" size="sm" className="mt-4 w-full">
        See the full fee table
      </LinkButton>
    </Card>
  );
}
