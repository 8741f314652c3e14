import { payoutCopy } from "@boab/contracts/payments/copy";
import type { PayoutAccount } from "@boab/contracts/payments/payout-accounts";
import { formatDateTime } from "@boab/format/dates";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/ssr/ArrowSquareOut";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/ssr/ArrowsClockwise";
import type { FormFailure } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { payoutsPath } from "../paths.ts";
import { payoutPageCopy } from "./copy.ts";
import { PayoutsState } from "./payouts-state.tsx";
import { getPayoutsActions } from "./payouts-view.ts";
import { StatusChips } from "./status-chips.tsx";
import { useOnboardingReturn } from "./use-onboarding-return.ts";

/**
 * Shows where a seller's payouts go and what is missing. It sends people to the provider and handles their return, and
 * works on any page.
 */
export function PayoutsSetup({ account }: { account: PayoutAccount | null }) {
  const redirectAction = usePageAction({ action: payoutsPath });
  const refresh = usePageAction({ action: payoutsPath });
  const { hasExpired } = useOnboardingReturn(() => refresh.submit({ intent: "refresh" }));
  const { onboarding, hasDashboard, hasRefresh } = getPayoutsActions(account);
  const isBusy = redirectAction.isPending || refresh.isPending;
  const accountId = account?.accountId ?? "";
  const pendingIntent = redirectAction.pendingValues?.intent;
  const onboardingIntent = onboarding === "Resume onboarding" ? "resume" : "set-up";

  return (
    <Card as="section" aria-labelledby="payment-account">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id="payment-account" className="text-xl">
            Your payment account
          </h2>
          <p className="mt-1 text-md text-ink-2">
            Held by Stripe. Account{" "}
            <b className="font-semibold text-ink">
              {account?.accountId ?? payoutPageCopy.notCreated}
            </b>
          </p>
        </div>
        <StatusChips account={account} />
      </div>
      {hasExpired && (
        <Note tone="warn" role="status" title="That link has expired." className="mt-5">
          Stripe's links work once and for a few minutes. Continue below to get a new one.
        </Note>
      )}
      <PayoutsState account={account} />
      <Failure of={redirectAction.failure}>Nothing was changed. Please try again.</Failure>
      <Failure of={refresh.failure}>
        Stripe didn't answer.{" "}
        {account && `What you see is from ${formatDateTime(account.checkedAt)}. `}
        Try again in a minute.
      </Failure>
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
        {onboarding && (
          <Button
            isPending={pendingIntent === onboardingIntent}
            pendingLabel="Redirecting…"
            disabled={isBusy && pendingIntent !== onboardingIntent}
            onClick={() => redirectAction.submit({ intent: onboardingIntent, accountId })}
          >
            {onboarding}
          </Button>
        )}
        {hasDashboard && (
          <Button
            variant="secondary"
            isPending={pendingIntent === "dashboard"}
            pendingLabel="Redirecting…"
            disabled={isBusy && pendingIntent !== "dashboard"}
            onClick={() => redirectAction.submit({ intent: "dashboard", accountId })}
          >
            <ArrowSquareOutIcon size={18} aria-hidden="true" />
            Open Stripe Dashboard
          </Button>
        )}
        {hasRefresh && (
          <Button
            variant="secondary"
            isPending={refresh.isPending}
            pendingLabel="Refreshing"
            disabled={redirectAction.isPending}
            onClick={() => refresh.submit({ intent: "refresh" })}
          >
            <ArrowsClockwiseIcon size={18} aria-hidden="true" />
            Refresh status
          </Button>
        )}
      </div>
      <p role="status" className="mt-4 text-sm text-ink-3">
        {redirectAction.isPending
          ? "Taking you to Stripe. You'll come back to this page."
          : account &&
            `Checked ${formatDateTime(account.checkedAt)}, Sydney time.${account.isStale ? " Stripe has told us of a change since." : ""} You give your documents to Stripe. We never see them.`}
      </p>
    </Card>
  );
}

/** When the provider fails, the specification's message becomes the title; other errors need no title. */
function Failure({
  of: failure,
  children,
}: {
  of: FormFailure | undefined;
  children: React.ReactNode;
}) {
  if (!failure) return null;
  const isProviderError = Object.values<string>(payoutCopy).includes(failure.error);
  return (
    <Note
      tone="danger"
      role="alert"
      title={isProviderError ? failure.error : undefined}
      className="mt-5"
    >
      {isProviderError ? children : failure.error}
    </Note>
  );
}
