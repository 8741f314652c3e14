import type { PayoutAccount } from "@boab/contracts/payments/payout-accounts";
import { formatDate, formatDateTime } from "@boab/format/dates";
import type { ReactNode } from "react";
import { Note } from "#ui/feedback/note.tsx";
import { cx } from "#ui/layout/cx.ts";
import { describeRequirements } from "./describe-requirements.ts";
import { getPayoutsView, listDueRequirements } from "./payouts-view.ts";
import { RequirementList } from "./requirement-list.tsx";

/** What a seller should know or do now. */
export function PayoutsState({ account }: { account: PayoutAccount | null }) {
  const view = getPayoutsView(account);
  if (!account || view === "not created")
    return (
      <div className="mt-5">
        <h3 className="text-lg">Get paid for what you sell</h3>
        <p className="mt-1 max-w-[58ch] text-ink-2">
          Stripe asks who you are and where to send the money. Have your ID and BSB ready. It takes
          about 10 minutes, and you can stop and come back.
        </p>
      </div>
    );
  const due = listDueRequirements(account);
  switch (view) {
    case "ready":
      return (
        <Note tone="ok" className="mt-5" title="You're ready to be paid.">
          {account.heldUntil
            ? `Because this account is new, your earnings wait until ${formatDateTime(account.heldUntil)}. Then Stripe sends them to your bank account.`
            : "Stripe sends your money to your bank account."}
        </Note>
      );
    case "being checked":
      return (
        <Note tone="warn" className="mt-5" title="Stripe is checking your details.">
          This usually takes a few minutes, sometimes a day or two. You don't need to do anything.
        </Note>
      );
    case "rejected":
      return (
        <Note tone="danger" className="mt-5" title="Stripe has closed this account.">
          It can't take payments or pay you any more. Contact us if you think this is a mistake.
        </Note>
      );
    case "overdue":
      return (
        <NeededRequirements names={due} tone="danger" title="Payouts are stopped">
          Your money stays in your balance until Stripe has what it needs.
        </NeededRequirements>
      );
    default:
      return (
        <NeededRequirements names={due} tone="warn" title={formatTitle(due, account.dueBy)}>
          {account.payouts_enabled
            ? "You can keep selling. If they're late, payouts stop until you've sent them. Your money stays in your balance."
            : "You can be paid once Stripe has these."}
        </NeededRequirements>
      );
  }
}

function formatTitle(due: string[], dueBy: string | null): string {
  const count = describeRequirements(due).length;
  const countText = count === 1 ? "1 more thing" : `${count} more things`;
  return `Stripe needs ${countText}${dueBy ? ` by ${formatDate(dueBy)}` : ""}`;
}

interface NeededRequirementsProps {
  names: string[];
  tone: "warn" | "danger";
  title: string;
  children: ReactNode;
}

function NeededRequirements({ names, tone, title, children }: NeededRequirementsProps) {
  return (
    <div
      className={cx(
        "mt-5 rounded-md p-4 md:p-5",
        tone === "warn" ? "bg-warn-soft text-on-warn-soft" : "bg-danger-soft text-on-danger-soft",
      )}
    >
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 mb-4">{children}</p>
      <RequirementList names={names} />
    </div>
  );
}
