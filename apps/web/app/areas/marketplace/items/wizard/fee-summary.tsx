import { gstCents } from "@boab/contracts/marketplace/item-rules";
import { type FeeRule, sellerFee } from "@boab/contracts/payments/fees";
import { formatMoney, formatPercent } from "#lib/format/format.ts";

interface FeeSummaryProps {
  rule: FeeRule;
  /** Null until there is a price. */
  priceCents: number | null;
}

const swatches = {
  net: "bg-ok",
  platform: "bg-accent",
  card: "bg-primary",
};

/** What a seller keeps of one sale, by the fee that is really charged (ITEMW-03, X-05). */
export function FeeSummary({ rule, priceCents }: FeeSummaryProps) {
  const fee = sellerFee(rule, priceCents ?? 0);
  const shown = (cents: number) => (priceCents === null ? "–" : formatMoney(cents));
  const less = (cents: number) => (priceCents === null ? "–" : `−${formatMoney(cents)}`);
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
        <dd className="type-money text-right">{shown(fee.saleCents)}</dd>
        <FeeName swatch={swatches.platform}>
          Platform fee, {formatPercent(rule.platformRate)}
        </FeeName>
        <dd className="type-money text-right">{less(fee.platformCents)}</dd>
        <FeeName swatch={swatches.card}>Card fee, {cardFee}</FeeName>
        <dd className="type-money text-right">{less(fee.cardCents)}</dd>
        <div className="col-span-2 mt-2 flex items-baseline justify-between border-t-[1.5px] border-ink pt-3 font-[640]">
          <FeeName swatch={swatches.net}>Net profit</FeeName>
          <dd className="type-title text-3xl">{shown(fee.sellerGetsCents)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-ink-2">
        {priceCents !== null && `GST in this price: ${formatMoney(gstCents(priceCents))}`}
        {fee.isCapped &&
          ` · Fees never go above ${formatPercent(rule.ceilingRate)}, so you pay less here.`}
      </p>
    </div>
  );
}

function FeeName({ swatch, children }: { swatch: string; children: React.ReactNode }) {
  return (
    <dt>
      <i aria-hidden="true" className={`mr-2 inline-block size-2.5 rounded-[3px] ${swatch}`} />
      {children}
    </dt>
  );
}
