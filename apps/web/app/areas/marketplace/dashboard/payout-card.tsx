import { formatMoney } from "@boab/format/money";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { type BalanceView, describeNextPayout } from "./dashboard-view.ts";

const payoutsPath = "/my-account/payouts";

/** What Stripe holds for the seller, and when it reaches their bank. */
export function PayoutCard({ balance }: { balance: BalanceView }) {
  const next = describeNextPayout(balance);
  return (
    <Card as="aside" aria-labelledby="payout-title" isPadded={false} className="overflow-hidden">
      <div className="bg-ok px-5 py-[18px] text-on-ok">
        <h3 id="payout-title" className="font-sans text-base font-semibold tracking-normal">
          Next payout
        </h3>
        <p className="type-display mt-1 text-3xl">{next.amount}</p>
        <p className="mt-1 text-md">{next.when}</p>
      </div>
      <div className="grid gap-4 p-5">
        {balance === "unknown" ? (
          <Note tone="warn">Your orders and money are safe. Reload the page to try again.</Note>
        ) : (
          balance !== "no account" && <Amounts balance={balance} />
        )}
        <LinkButton to={payoutsPath} variant="secondary" size="sm">
          {balance === "no account" ? "Set up payouts" : "See payouts and fees"}
        </LinkButton>
      </div>
    </Card>
  );
}

function Amounts({ balance }: { balance: Exclude<BalanceView, string> }) {
  const rows = [
    ["Ready", balance.readyCents],
    ["Clearing", balance.clearingCents],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {rows.map(([label, cents]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="type-money text-right">{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt>Balance</dt>
          <dd className="type-money text-right">
            {formatMoney(balance.readyCents + balance.clearingCents)}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-2">
        Fees are already taken off. Card payments take about two business days to clear.
      </p>
    </>
  );
}
