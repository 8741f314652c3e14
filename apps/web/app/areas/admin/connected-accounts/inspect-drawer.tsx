import type { ConnectedAccount, PayoutStatus } from "@boab/contracts/payments/payout-accounts";
import { formatDateTime } from "@boab/format/dates";
import { useEffect, useEffectEvent } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { getSellerName } from "./accounts-table.tsx";

interface InspectDrawerProps {
  account: ConnectedAccount;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the current state of one account. */
export function InspectDrawer({ account, isOpen, onClose }: InspectDrawerProps) {
  const inspectAction = usePageAction<PayoutStatus>({ skipsRevalidation: true });
  const read = useEffectEvent(() => inspectAction.submit({ intent: "inspect", id: account.id }));
  useEffect(() => {
    if (isOpen) read();
  }, [isOpen]);
  const status = inspectAction.result?.ok ? inspectAction.result.response : undefined;

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={getSellerName(account)}>
      <p className="mb-4 text-ink-2">{account.stripeAccountId}</p>
      {inspectAction.isPending && (
        <p className="flex items-center gap-3 text-ink-2">
          <Spinner /> One moment…
        </p>
      )}
      <ActionFailure of={inspectAction} />
      {status && !inspectAction.isPending && <Status status={status} account={account} />}
    </Drawer>
  );
}

function Status({ status, account }: { status: PayoutStatus; account: ConnectedAccount }) {
  return (
    <>
      <dl className="divide-y divide-line">
        <DetailRow name="Details submitted" isOn={status.details_submitted} />
        <DetailRow name="Charges enabled" isOn={status.charges_enabled} />
        <DetailRow name="Payouts enabled" isOn={status.payouts_enabled} />
      </dl>
      <NameList title="Currently due" names={status.requirements.currently_due} />
      <NameList title="Past due" names={status.requirements.past_due} />
      {account.disabledReason && (
        <NameList title="Switched off because" names={[account.disabledReason]} />
      )}
      <p className="mt-6 text-sm text-ink-3">
        Checked {formatDateTime(status.checkedAt)}, Sydney time.
        {status.isStale && " Stripe has told us of a change since."}
      </p>
    </>
  );
}

function DetailRow({ name, isOn }: { name: string; isOn: boolean }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <dt>{name}</dt>
      <dd>
        <Chip tone={isOn ? "ok" : "danger"}>{isOn ? "Yes" : "No"}</Chip>
      </dd>
    </div>
  );
}

/** The names are the provider's, so that staff can look them up there. */
function NameList({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <section className="mt-5">
      <h3 className="font-sans text-md font-[650] tracking-normal">{title}</h3>
      {names.length === 0 ? (
        <p className="text-ink-3">Nothing</p>
      ) : (
        <ul className="mt-1 list-disc pl-5 text-md wrap-anywhere">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
