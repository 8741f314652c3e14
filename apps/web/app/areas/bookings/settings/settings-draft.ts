import { bookingCopy } from "@boab/contracts/bookings/copy";
import type {
  BookingSettings,
  BookingSettingsBody,
  Service,
  ServiceRow,
} from "@boab/contracts/bookings/settings";
import { formatDecimal, formatEditableAmount } from "@boab/format/amounts";
import type { ListedPrice } from "./listed-prices.tsx";
import {
  type ExtraDraft,
  readExtras,
  readPreparation,
  readServiceAmount,
  readStyles,
  type StylesDraft,
  toExtraDraft,
  toStylesDraft,
} from "./styles/style-draft.ts";
import { type TeammateDraft, toTeammateDraft, toTeammateRow } from "./team/teammate-draft.ts";

export interface ServiceDraft
  extends Omit<
    Service,
    "id" | "priceCents" | "price" | "depositCents" | "styles" | "extras" | "preparation"
  > {
  /** The key identifies the row on the page; the server creates the id of a new service. */
  key: string;
  id?: string | undefined;
  /** Both amounts are text as typed. */
  price: string;
  deposit: string;
  styles: StylesDraft | null;
  extras: ExtraDraft[];
  /** One line each. */
  preparation: string;
}

export interface SettingsDraft
  extends Omit<
    BookingSettingsBody,
    | ("services" | "team" | "bookingLink" | "bookingPhone" | "version")
    | ("requestHoldHours" | "maxVisitsAtOnce")
  > {
  requestHoldHours: number;
  maxVisitsAtOnce: number | null;
  services: ServiceDraft[];
  team: TeammateDraft[];
  bookingLink: string;
  bookingPhone: string;
}

export function toSettingsDraft(settings: BookingSettings): SettingsDraft {
  const { timeZone, takesPayments, plan, hasCalendarFeed, version, services, ...rest } = settings;
  return {
    ...rest,
    bookingLink: settings.bookingLink ?? "",
    bookingPhone: settings.bookingPhone ?? "",
    team: settings.team.map(toTeammateDraft),
    services: services.map(({ id, priceCents, depositCents, ...service }) => ({
      ...service,
      styles: toStylesDraft(service.styles, service.durationMinutes),
      extras: service.extras.map(toExtraDraft),
      preparation: service.preparation.join("\n"),
      key: id,
      id,
      price: formatDecimal(priceCents),
      deposit: depositCents === null ? "" : formatEditableAmount(depositCents),
    })),
  };
}

export const createServiceDraft = (key: string): ServiceDraft => ({
  key,
  title: "",
  price: "",
  deposit: "",
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  styles: null,
  extras: [],
  preparation: "",
});

/** A price of the page becomes a service under its own id; its length is the owner's to choose. */
export const toServiceDraft = ({ id, title, amountCents }: ListedPrice): ServiceDraft => ({
  ...createServiceDraft(id),
  id,
  title,
  price: formatDecimal(amountCents),
});

export type SettingsBodyResult =
  | { ok: true; body: BookingSettingsBody }
  | { ok: false; fields: Record<string, string> };

/** Builds the request body. Only amounts are checked here; the server validates everything else. */
export function toSettingsBody(draft: SettingsDraft, version: number): SettingsBodyResult {
  const fields: Record<string, string> = {};
  const services = draft.services.map(
    ({ key: _key, id, price, deposit, ...service }, index): ServiceRow => {
      const [priceCents, depositCents] = [readServiceAmount(price), readServiceAmount(deposit)];
      const styles = service.styles && readStyles(service.styles);
      const { extras, errors: extraErrors } = readExtras(service.extras);
      for (const [field, error] of Object.entries(styles?.errors ?? {}))
        fields[`services.${index}.styles.${field}`] = error;
      const { preparation, error: preparationError } = readPreparation(service.preparation);
      if (preparationError) fields[`services.${index}.preparation`] = preparationError;
      for (const [field, error] of Object.entries(extraErrors))
        fields[`services.${index}.extras.${field}`] = error;
      if (priceCents === undefined) fields[`services.${index}.priceCents`] = bookingCopy.priceStep;
      if (depositCents === undefined)
        fields[`services.${index}.depositCents`] = bookingCopy.priceStep;
      return {
        ...service,
        styles: styles ? styles.table : null,
        extras,
        preparation,
        ...(id && { id }),
        priceCents: priceCents ?? 0,
        // A deposit of 0 means the whole price, like an empty field.
        depositCents: depositCents || null,
      };
    },
  );
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  const { bookingLink, bookingPhone, ...rest } = draft;
  return {
    ok: true,
    body: {
      ...rest,
      services,
      team: draft.team.map(toTeammateRow),
      version,
      bookingLink: bookingLink.trim() || null,
      bookingPhone: bookingPhone.trim() || null,
    },
  };
}

/** The sections of the page with their fields. */
export const settingsSections = [
  { id: "taking", title: "Taking bookings", fields: ["acceptsBookings"] },
  { id: "services", title: "Services", fields: ["services", "slotLength"] },
  { id: "team", title: "Team", fields: ["team", "maxVisitsAtOnce"] },
  { id: "hours", title: "Hours", fields: ["mode", "singleSlots", "daily", "weekly"] },
  { id: "days-off", title: "Days off", fields: ["daysOff"] },
  {
    id: "notice",
    title: "Notice and changes",
    fields: ["noticeHours", "noticeDays", "daysAhead", "changeNoticeHours", "reminderHours"],
  },
  {
    id: "confirming",
    title: "Confirming",
    fields: ["confirmsInstantly", "requestHoldHours", "messageToCustomers"],
  },
  { id: "payment", title: "Payment", fields: ["payLater", "payNow"] },
  { id: "other", title: "Other ways to book", fields: ["bookingLink", "bookingPhone"] },
] as const satisfies readonly {
  id: string;
  title: string;
  fields: readonly (keyof SettingsDraft)[];
}[];

export type SectionId = (typeof settingsSections)[number]["id"];

/** Returns the titles of the sections with unsaved changes. */
export function listChangedSections(saved: SettingsDraft, draft: SettingsDraft): string[] {
  const isUnchanged = (field: keyof SettingsDraft) =>
    JSON.stringify(saved[field]) === JSON.stringify(draft[field]);
  return settingsSections
    .filter(({ fields }) => !fields.every((field) => isUnchanged(field)))
    .map(({ title }) => title);
}
