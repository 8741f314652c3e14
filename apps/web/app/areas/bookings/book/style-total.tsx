import { styleRefusalCopy } from "@boab/contracts/bookings/copy";
import type { Service } from "@boab/contracts/bookings/settings";
import type { StyleVerdict } from "@boab/contracts/bookings/style.rules";
import type { StyleChoice } from "@boab/contracts/bookings/styles";
import { formatDurationRange } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { listPriceLines } from "./style-options.ts";

interface StyleTotalProps {
  service: Service;
  choice: StyleChoice;
  verdict: StyleVerdict;
  isDepositOffered: boolean;
}

/** Price and time of what is chosen so far, said anew with each change. */
export function StyleTotal({ service, choice, verdict, isDepositOffered }: StyleTotalProps) {
  return (
    <div role="status" className="mt-4">
      {verdict.ok ? (
        <Total
          offer={verdict.offer}
          lines={listPriceLines(service, choice)}
          isDepositOffered={isDepositOffered}
        />
      ) : (
        <p className="text-ink-2">
          {verdict.reason === "too_long"
            ? styleRefusalCopy.too_long
            : "Choose from the list to see the time and the price."}
        </p>
      )}
    </div>
  );
}

interface TotalProps {
  offer: Extract<StyleVerdict, { ok: true }>["offer"];
  lines: { label: string; amountCents: number }[];
  isDepositOffered: boolean;
}

function Total({ offer, lines, isDepositOffered }: TotalProps) {
  const { priceCents, minutesFrom, durationMinutes, depositCents } = offer;
  return (
    <>
      <dl className="grid grid-cols-2 divide-x divide-line border-y border-line">
        <div className="py-3 pr-3">
          <dt className="text-sm text-ink-3">Time</dt>
          <dd className="type-display text-xl">
            {formatDurationRange(minutesFrom, durationMinutes)}
          </dd>
        </div>
        <div className="py-3 pl-4">
          <dt className="text-sm text-ink-3">Price</dt>
          <dd className="type-display text-xl">
            {priceCents === 0 ? "Free" : formatMoney(priceCents)}
          </dd>
        </div>
      </dl>
      {lines.length > 1 && (
        <ul className="mt-3 grid gap-1.5 text-md">
          {lines.map(({ label, amountCents }) => (
            <li key={label} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="flex-none">{formatMoney(amountCents)}</span>
            </li>
          ))}
        </ul>
      )}
      {isDepositOffered && depositCents !== null && depositCents < priceCents && (
        <p className="mt-3 text-sm text-ink-2">
          Deposit if you pay now: {formatMoney(depositCents)}
        </p>
      )}
    </>
  );
}
