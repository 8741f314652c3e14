import type { ItemCounts } from "@boab/contracts/marketplace/items";
import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { Card } from "#ui/layout/card.tsx";
import {
  type BalanceView,
  computeRecentSales,
  describeNextPayout,
  describeStock,
  describeWaiting,
  type Figures,
} from "./dashboard-view.ts";

interface ItemFiguresProps {
  counts: ItemCounts;
  figures: Figures;
  /** A promise, so that the page doesn't wait for the provider. */
  balance: Promise<BalanceView>;
}

/** The figures a seller sees while managing items. */
export function ItemFigures({ counts, figures, balance }: ItemFiguresProps) {
  const recent = computeRecentSales(figures.weeks);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure label="Items live" value={formatCount(counts.live)} extra={describeStock(counts)} />
      <Figure
        label="Orders in four weeks"
        value={formatCount(recent.orders)}
        extra={`${formatMoney(recent.salesCents)} in sales`}
      />
      <Figure
        label="Waiting for tracking"
        value={formatCount(figures.waiting.count)}
        extra={describeWaiting(figures, new Date(figures.readAt))}
        isUrgent={figures.waiting.count > 0}
      />
      <Suspense fallback={<Figure label="Next payout" value="…" extra="Checking with Stripe" />}>
        <Await resolve={balance}>
          {(known) => {
            const { amount, when } = describeNextPayout(known);
            return <Figure label="Next payout" value={amount} extra={when} />;
          }}
        </Await>
      </Suspense>
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  extra: string;
  isUrgent?: boolean;
}

function Figure({ label, value, extra, isUrgent = false }: FigureProps) {
  return (
    <Card isPadded={false} className="px-4 py-3.5 sm:px-5 sm:py-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="type-display mt-0.5 text-xl leading-tight sm:text-2xl">{value}</dd>
      <dd className={isUrgent ? "mt-0.5 text-sm text-on-warn-soft" : "mt-0.5 text-sm text-ink-2"}>
        {extra}
      </dd>
    </Card>
  );
}
