import type { PublicBookingSettings, Service } from "@boab/contracts/bookings/settings";
import { formatMoney } from "@boab/format/money";
import { cx } from "#ui/layout/cx.ts";

export type WayToPay = "pay now" | "pay later";

interface PaymentOption {
  value: WayToPay;
  label: string;
  hint: string;
}

/** Lists the ways to pay for a service; a free service has none. */
export function listWaysToPay(
  { payLater, payNow }: Pick<PublicBookingSettings, "payLater" | "payNow">,
  service: Pick<Service, "priceCents" | "depositCents"> | null,
): PaymentOption[] {
  if (!service || service.priceCents === 0) return [];
  const { depositCents } = service;
  const later: PaymentOption = {
    value: "pay later",
    label: "Pay later",
    hint: "When you're there, by card or cash",
  };
  const now: PaymentOption = {
    value: "pay now",
    label: depositCents === null ? "Pay now" : "Pay a deposit now",
    hint:
      depositCents === null
        ? "By card, through secure checkout"
        : `${formatMoney(depositCents)} by card, the rest when you're there`,
  };
  return [...(payLater ? [later] : []), ...(payNow ? [now] : [])];
}

interface PaymentChoiceProps {
  offers: PaymentOption[];
  value: WayToPay;
  onChange: (value: WayToPay) => void;
}

export function PaymentChoice({ offers, value, onChange }: PaymentChoiceProps) {
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 text-md font-semibold">How would you like to pay?</legend>
      {offers.map((offer) => (
        <label
          key={offer.value}
          className={cx(
            "flex min-h-14 items-center gap-3.5 rounded-md border-[1.5px] px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            value === offer.value
              ? "border-primary bg-primary-soft"
              : "border-line bg-surface hover:border-ink",
          )}
        >
          <input
            type="radio"
            name="paymentStatus"
            value={offer.value}
            checked={value === offer.value}
            onChange={() => onChange(offer.value)}
            className="m-0 size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-[6px] checked:border-primary"
          />
          <span>
            <b className="block font-[620]">{offer.label}</b>
            <span className="text-sm text-ink-2">{offer.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
