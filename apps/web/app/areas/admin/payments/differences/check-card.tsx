import type { Figures, PaymentCheck } from "@boab/contracts/payments/reconciliation";
import { formatSignedMoney } from "@boab/format/amounts";
import { formatDateTime } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/ssr/ArrowsClockwise";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Table, type TableColumn } from "#ui/layout/table.tsx";

interface CheckCardProps {
  checks: readonly PaymentCheck[];
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<PaymentCheck> | undefined;
}

const isUnderWay = ({ state }: PaymentCheck) => state === "waiting" || state === "running";

/** While a check runs, the page reloads at this interval. */
const POLL_INTERVAL_MS = 2_000;

/** Shows the last complete comparison: the amounts in our ledger and in the provider's. */
export function CheckCard({ checks, firstResult }: CheckCardProps) {
  const { revalidate } = useRevalidator();
  const checkAction = usePageAction<PaymentCheck>({
    firstResult,
    onSuccess: () => toast("Checking against Stripe. This takes a moment."),
  });
  // Only the newest check counts, because an older one may be stuck after its worker stopped.
  const isChecking = checks[0] !== undefined && isUnderWay(checks[0]);
  const reloadChecks = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(reloadChecks, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isChecking]);

  const lastDoneCheck = checks.find(({ state }) => state === "done");
  const lastCheckWithFigures = checks.find(({ figures }) => figures !== null);
  return (
    <Card as="section" aria-labelledby="against-stripe">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="against-stripe" className="text-xl">
            Our ledger against Stripe
          </h2>
          <p role="status" className="mt-1 text-md text-ink-2">
            {isChecking ? "Checking now…" : describeLastCheck(lastDoneCheck)}
          </p>
        </div>
        <PageForm {...checkAction.form}>
          <Button
            type="submit"
            variant="secondary"
            isPending={checkAction.isPending || isChecking}
            pendingLabel="Checking"
          >
            <ArrowsClockwiseIcon size={18} aria-hidden="true" />
            Check now
          </Button>
        </PageForm>
      </div>
      <ActionFailure of={checkAction} className="mt-4" />
      {lastCheckWithFigures?.figures && (
        <div className="mt-4">
          <Table
            caption="What moved, by our ledger and by Stripe"
            columns={columns}
            rows={toFigureRows(lastCheckWithFigures.figures)}
            rowKey={({ name }) => name}
          />
          <p className="mt-3 text-sm text-ink-3">{describeCheckedPayments(lastCheckWithFigures)}</p>
        </div>
      )}
    </Card>
  );
}

const describeLastCheck = (check: PaymentCheck | undefined) =>
  check?.finishedAt
    ? `Checked ${formatDateTime(check.finishedAt)}, and every hour.`
    : "Not checked yet. It happens every hour.";

const describeCheckedPayments = ({ from, to, payments }: PaymentCheck) =>
  `${formatCount(payments)} ${payments === 1 ? "payment" : "payments"}${
    from && to ? `, ${formatDateTime(from)} to ${formatDateTime(to)}` : ""
  }. Plans aren't in the ledger.`;

interface FigureRow {
  name: string;
  oursCents: number;
  theirsCents: number;
}

const toFigureRows = (figures: Figures): FigureRow[] => [
  { name: "Payments", ...figures.payments },
  { name: "Card costs", ...figures.cardCosts },
  { name: "Refunds", ...figures.refunds },
  { name: "Transfers to sellers", ...figures.transfers },
  { name: "Taken back from sellers", ...figures.reversals },
];

const columns: TableColumn<FigureRow>[] = [
  { id: "name", header: "What moved", isRowHeader: true, cell: ({ name }) => name },
  { id: "ours", header: "Ours", isNumeric: true, cell: ({ oursCents }) => formatMoney(oursCents) },
  {
    id: "theirs",
    header: "Stripe",
    isNumeric: true,
    cell: ({ theirsCents }) => formatMoney(theirsCents),
  },
  {
    id: "difference",
    header: "Difference",
    isNumeric: true,
    cell: ({ oursCents, theirsCents }) => (
      <span className={cx(oursCents === theirsCents ? "text-ink-3" : "font-[650] text-danger")}>
        {formatSignedMoney(theirsCents - oursCents)}
      </span>
    ),
  },
];
