import { computeGstCents } from "@boab/contracts/marketplace/item-rules";
import { computeSellerFee, type FeeRule, feeBasisSentence } from "@boab/contracts/payments/fees";
import { formatMoney } from "@boab/format/money";
import { formatPercent } from "@boab/format/numbers";
import { useState } from "react";
import { Select } from "#ui/forms/select.tsx";

interface FeeSummaryProps {
  rule: FeeRule;
  /** Null until the seller has entered a price. */
  priceCents: number | null;
  /** The deliveries that the item offers. */
  deliveries: readonly Delivery[];
}

export interface Delivery {
  id: string;
  label: string;
  cents: number;
}

const swatches = {
  net: "bg-ok",
  platform: "bg-accent",
  card: "bg-primary",
};

/**
 * Shows what a seller keeps of one order with the chosen delivery, with the same fee rule as the checkout (ITEMW-03,
 *
 */
export function FeeSummary({ rule, priceCents, deliveries }: FeeSummaryProps) {
  const [chosenId, setChosenId] = useState("");
  const delivery = deliveries.find(({ id }) => id === chosenId) ?? deliveries[0];
  const fee = previewFee(rule, priceCents, delivery?.cents ?? 0);
  const formatAmount = (cents: number) => (priceCents === null ? "–" : formatMoney(cents));
  const formatDeduction = (cents: number) => (priceCents === null ? "–" : formatMoney(-cents));
  const cardFee = `${formatPercent(rule.cardRate)} + ${formatMoney(rule.cardFixedCents)}`;
  return (
    <div className="bg-sunk px-5 pt-[18px] pb-5">
      <div
        role="img"
        aria-label={
          priceCents === null
            ? "Enter a price to see what you keep"
            : `Of ${formatMoney(fee.saleCents)}, you keep ${formatMoney(fee.sellerGetsCents)}`
        }
        className="mb-4 flex h-3.5 gap-0.5 overflow-hidden rounded-[5px] bg-line"
      >
        <i className={swatches.net} style={{ flex: fee.sellerGetsCents }} />
        <i className={swatches.platform} style={{ flex: fee.platformCents }} />
        <i className={swatches.card} style={{ flex: fee.cardCents }} />
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-[7px] text-md">
        <dt>Price</dt>
        <dd className="type-money text-right">{formatAmount(priceCents ?? 0)}</dd>
        {delivery && (
          <>
            <dt>Delivery, {delivery.label}</dt>
            <dd className="type-money text-right">{formatAmount(delivery.cents)}</dd>
          </>
        )}
        <FeeName swatch={swatches.platform}>
          Platform fee, {formatPercent(rule.platformRate)}
        </FeeName>
        <dd className="type-money text-right">{formatDeduction(fee.platformCents)}</dd>
        <FeeName swatch={swatches.card}>Card fee, {cardFee}</FeeName>
        <dd className="type-money text-right">{formatDeduction(fee.cardCents)}</dd>
        <div className="col-span-2 mt-2 flex items-baseline justify-between border-t-[1.5px] border-ink pt-3 font-[640]">
          <FeeName swatch={swatches.net}>Net profit</FeeName>
          <dd className="type-title text-3xl">{formatAmount(fee.sellerGetsCents)}</dd>
        </div>
      </dl>
      {deliveries.length > 1 && (
        <Select
          label="Delivery the buyer chooses"
          value={delivery?.id}
          onChange={({ target }) => setChosenId(target.value)}
          options={deliveries.map(({ id, label, cents }) => ({
            value: id,
            label: `${label}, ${cents === 0 ? "free" : formatMoney(cents)}`,
          }))}
          className="mt-3"
        />
      )}
      <p className="mt-2 text-xs text-ink-2">
        {feeBasisSentence}
        {!delivery && " Add delivery options to see them here."}
      </p>
      <p className="mt-1 text-xs text-ink-2">
        {priceCents !== null && `GST in this price: ${formatMoney(computeGstCents(priceCents))}`}
        {fee.isCapped &&
          ` · Fees never go above ${formatPercent(rule.ceilingRate)}, so you pay less here.`}
      </p>
    </div>
  );
}

/** The fee of one order of the item: on what the buyer pays, the delivery included. */
export const previewFee = (rule: FeeRule, priceCents: number | null, deliveryCents: number) =>
  computeSellerFee(rule, priceCents === null ? 0 : priceCents + deliveryCents);

function FeeName({ swatch, children }: { swatch: string; children: React.ReactNode }) {
  return (
    <dt>
      <i aria-hidden="true" className={`mr-2 inline-block size-2.5 rounded-[3px] ${swatch}`} />
      {children}
    </dt>
  );
}
