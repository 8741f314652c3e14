import { priceStepCents } from "@boab/contracts/bookings/limits";
import { ownBookingTexts } from "@boab/contracts/bookings/own-texts";
import type {
  BookingSettings,
  BookingSettingsBody,
  Service,
  ServiceRow,
} from "@boab/contracts/bookings/settings";
import { readAmount, writeAmount } from "#lib/format/amount.ts";

export interface ServiceDraft extends Omit<Service, "id" | "priceCents" | "depositCents"> {
  /** Of the row on the page; the server makes the id of a new service. */
  key: string;
  id?: string | undefined;
  /** As typed. */
  price: string;
  deposit: string;
}

export interface SettingsDraft
  extends Omit<BookingSettingsBody, "services" | "bookingLink" | "bookingPhone" | "version"> {
  services: ServiceDraft[];
  bookingLink: string;
  bookingPhone: string;
}

const typedAmount = (cents: number) => (cents / 100).toFixed(2);

export function draftOf(settings: BookingSettings): SettingsDraft {
  const { timeZone, takesPayments, hasCalendarFeed, version, services, ...rest } = settings;
  return {
    ...rest,
    bookingLink: settings.bookingLink ?? "",
    bookingPhone: settings.bookingPhone ?? "",
    services: services.map(({ id, priceCents, depositCents, ...service }) => ({
      ...service,
      ...{ key: id, id, price: typedAmount(priceCents) },
      deposit: depositCents === null ? "" : writeAmount(depositCents),
    })),
  };
}

export const newService = (key: string): ServiceDraft => ({
  ...{ key, title: "", price: "", deposit: "" },
  ...{ durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
});

export type SettingsVerdict =
  | { ok: true; body: BookingSettingsBody }
  | { ok: false; fields: Record<string, string> };

/** BOOK-03, X-32: in steps of 50 cents. Undefined is no such amount. */
function readPrice(typed: string): number | null | undefined {
  const cents = readAmount(typed);
  return cents && cents % priceStepCents !== 0 ? undefined : cents;
}

/** What is sent; only amounts are read here, everything else is checked by the server. */
export function bodyOf(draft: SettingsDraft, version: number): SettingsVerdict {
  const fields: Record<string, string> = {};
  const services = draft.services.map(
    ({ key: _key, id, price, deposit, ...service }, index): ServiceRow => {
      const [priceCents, depositCents] = [readPrice(price), readPrice(deposit)];
      if (priceCents === undefined)
        fields[`services.${index}.priceCents`] = ownBookingTexts.priceStep;
      if (depositCents === undefined)
        fields[`services.${index}.depositCents`] = ownBookingTexts.priceStep;
      return {
        ...service,
        ...(id && { id }),
        priceCents: priceCents ?? 0,
        // Nothing in advance means the whole price, as an empty field does.
        depositCents: depositCents || null,
      };
    },
  );
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  const { bookingLink, bookingPhone, ...rest } = draft;
  return {
    ok: true,
    body: {
      ...{ ...rest, services, version },
      bookingLink: bookingLink.trim() || null,
      bookingPhone: bookingPhone.trim() || null,
    },
  };
}

/** The parts of the page, and what belongs to each. */
export const settingsSections = [
  { id: "taking", title: "Taking bookings", fields: ["acceptsBookings"] },
  { id: "services", title: "Services", fields: ["services", "slotLength"] },
  { id: "hours", title: "Hours", fields: ["mode", "singleSlots", "daily", "weekly"] },
  { id: "days-off", title: "Days off", fields: ["daysOff"] },
  {
    id: "notice",
    title: "Notice and changes",
    fields: ["noticeHours", "noticeDays", "daysAhead", "changeNoticeHours", "reminderHours"],
  },
  { id: "confirming", title: "Confirming", fields: ["confirmsInstantly", "messageToCustomers"] },
  { id: "payment", title: "Payment", fields: ["payLater", "payNow"] },
  { id: "other", title: "Other ways to book", fields: ["bookingLink", "bookingPhone"] },
] as const satisfies readonly {
  id: string;
  title: string;
  fields: readonly (keyof SettingsDraft)[];
}[];

export type SectionId = (typeof settingsSections)[number]["id"];

/** The titles of the parts that differ from what is saved. */
export function changedSections(saved: SettingsDraft, draft: SettingsDraft): string[] {
  const same = (field: keyof SettingsDraft) =>
    JSON.stringify(saved[field]) === JSON.stringify(draft[field]);
  return settingsSections
    .filter(({ fields }) => !fields.every((field) => same(field)))
    .map(({ title }) => title);
}
