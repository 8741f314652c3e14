import type { Drift } from "@boab/contracts/payments/reconciliation";
import { formatSignedMoney } from "@boab/format/amounts";
import { formatDateTime } from "@boab/format/dates";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { computeDriftCents, describeDrift, isParked } from "./drift-view.ts";

/** Lists each difference with both sides and the next step. */
export function DriftList({ drifts }: { drifts: readonly Drift[] }) {
  return (
    <ul aria-label="Differences">
      {drifts.map((drift) => (
        <li
          key={drift.id}
          className="flex gap-3.5 border-b border-line px-4 py-4 last:border-b-0 md:px-6"
        >
          <StateIcon isSettled={drift.settledAt !== null} />
          <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_110px_auto] lg:items-center">
            <Difference drift={drift} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const StateIcon = ({ isSettled }: { isSettled: boolean }) =>
  isSettled ? (
    <CheckCircleIcon weight="fill" size={22} className="flex-none text-ok" aria-hidden="true" />
  ) : (
    <WarningCircleIcon
      weight="fill"
      size={22}
      className="flex-none text-danger"
      aria-hidden="true"
    />
  );

function Difference({ drift }: { drift: Drift }) {
  const { title, what: description, next } = describeDrift(drift);
  const { settledAt, paymentId } = drift;
  const cents = computeDriftCents(drift);
  return (
    <>
      <div className="min-w-0">
        <h3 className="font-sans text-base font-[650] tracking-normal">{title}</h3>
        <p className="text-md">
          {drift.sellerName && `${drift.sellerName}. `}
          {description}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-ink-3">
          {drift.objectId}, found {formatDateTime(drift.firstSeenAt)}
        </p>
      </div>
      <p className="text-md text-ink-2">
        {settledAt ? `No longer there since ${formatDateTime(settledAt)}.` : next}
      </p>
      <p className="type-money font-[650] lg:text-right">
        {cents !== null && formatSignedMoney(cents)}
      </p>
      <div className="flex flex-wrap gap-2 lg:w-[240px] lg:justify-end">
        {!settledAt && isParked(drift) && (
          <LinkButton to="/admin/payments/outbox?state=parked" size="sm">
            Outbox
          </LinkButton>
        )}
        {paymentId && (
          <LinkButton
            to={`/admin/payments?q=${paymentId}`}
            variant="secondary"
            size="sm"
            aria-label={`Open payment: ${title}`}
          >
            Open payment
          </LinkButton>
        )}
      </div>
    </>
  );
}
