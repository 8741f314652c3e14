import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { computeMaxDepositCents } from "@boab/contracts/bookings/cancellation-terms";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import { maxServiceCents } from "@boab/contracts/bookings/limits";
import {
  type BookingSettings,
  type BookingSettingsBody,
  readServicePrice,
  type Service,
  type ServiceRow,
} from "@boab/contracts/bookings/settings";
import { summariseStyles } from "@boab/contracts/bookings/style.rules";
import { toDollars } from "@boab/contracts/common/dollars";
import type { Price } from "@boab/contracts/directory/businesses";
import { memberCopy } from "@boab/contracts/directory/copy";
import { hasAccess, loadEditableBusiness, saveServices } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { announceFreeTimes } from "../announce-free-times.ts";
import type { BookingsDeps } from "../deps.ts";
import { changeTeam, completeTeam } from "./change-team.ts";
import { hasFeed } from "./feeds.repository.ts";
import { toBookingSettings, toEditableSettings } from "./read-settings.ts";
import {
  findBookable,
  lockBusiness,
  replaceServices,
  saveSettings,
} from "./settings.repository.ts";

/**
 * Those with the right to all calendars save how a business takes bookings, never over what somebody else saved in between.
 * Bookings that are confirmed already stay as they are.
 */
export async function saveBookingSettings(
  { db, clock, tasks, settings }: Pick<BookingsDeps, "db" | "clock" | "tasks" | "settings">,
  member: Member,
  key: string,
  { version, services, team, ...body }: BookingSettingsBody,
  origin: RequestOrigin,
): Promise<BookingSettings> {
  const { maxRetainedRate } = await settings.read();
  const { id } = await runOnce(db, async (tx) => {
    const manager = await loadEditableBusiness(tx, key, member, "all_calendars");
    const { listing, role } = manager;
    await lockBusiness(tx, listing.id);
    const before = await findBookable(tx, listing.id);
    if (!before) throw new AppError("not_found");
    const currentSettings = toBookingSettings(before);
    if (currentSettings.version !== version) throw new AppError("conflict");
    const servicesWithIds = readServices(services, listing.pricings, currentSettings.services);
    requireSmallDeposits(servicesWithIds, currentSettings.services, maxRetainedRate);
    // Services and prices are words of the page, and are sent back unchanged by those who may not change them.
    if (
      !hasAccess(manager, "page") &&
      !isDeepStrictEqual(servicesWithIds, currentSettings.services)
    )
      throw new AppError("field_not_allowed", {
        fields: { services: memberCopy.servicesNeedPage },
      });
    const settingsToSave = {
      ...body,
      bookingPhone: body.bookingPhone || null,
      requestHoldHours: body.requestHoldHours ?? currentSettings.requestHoldHours,
      maxVisitsAtOnce:
        body.maxVisitsAtOnce === undefined ? currentSettings.maxVisitsAtOnce : body.maxVisitsAtOnce,
    };
    await saveSettings(tx, listing.id, settingsToSave, clock());
    await saveServices(tx, listing, servicesWithIds.map(toListedPrice), clock());
    await replaceServices(tx, listing.id, servicesWithIds);
    if (team) {
      const serviceIds = servicesWithIds.map(({ id }) => id);
      const after = completeTeam({ before: currentSettings.team, rows: team, serviceIds });
      await changeTeam(tx, listing.id, { before: currentSettings.team, after, now: clock() });
    }
    await announceFreeTimes({ tasks }, tx, listing.id);
    if (role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: "save booking settings",
        objectType: "business",
        objectId: listing.id,
        changes: { acceptsBookings: body.acceptsBookings },
        ...origin,
      });
    return { id: listing.id };
  });
  const after = await findBookable(db, id);
  if (!after) throw new AppError("not_found");
  return toEditableSettings(after, await hasFeed(db, id, member.userId));
}

const toListedPrice = ({ id, title, priceCents, durationMinutes, styles }: Service) => ({
  id,
  title,
  amountCents: priceCents,
  durationMinutes,
  shortestMinutes: styles && summariseStyles(styles).shortestMinutes,
});

/**
 * We make the ids: an id that is not in this business's list is refused, and a row without one is new. A price of the
 * list becomes a service by its id.
 */
function readServices(
  rows: ServiceRow[],
  knownPrices: Price[],
  storedServices: readonly Service[],
): Service[] {
  const unknownIdIndex = rows.findIndex(
    ({ id }) => id && !knownPrices.some((price) => price.id === id),
  );
  const duplicateIdIndex = rows.findIndex(
    ({ id }, index) => id && rows.findIndex((other) => other.id === id) < index,
  );
  const invalidIndex = unknownIdIndex >= 0 ? unknownIdIndex : duplicateIdIndex;
  if (invalidIndex >= 0)
    throw new AppError("bad_request", {
      fields: { [`services.${invalidIndex}.id`]: bookingCopy.serviceGone },
    });
  return rows.map((row, index) => {
    const stored = knownPrices.find(({ id }) => id === row.id);
    const service = completeService(
      {
        ...row,
        id: row.id ?? randomUUID(),
        priceCents: readServicePrice(row, stored?.amountCents),
      },
      storedServices.find(({ id }) => id === row.id),
    );
    const issue = findServiceIssue(service);
    if (issue)
      throw new AppError("bad_request", {
        fields: { [`services.${index}.${issue.field}`]: issue.sentence },
      });
    return service;
  });
}

/**
 * a deposit is at most a share of the price. One that was saved before, at another limit, stays until somebody
 * changes it; no more than the limit is kept of it.
 */
function requireSmallDeposits(
  services: readonly Service[],
  storedServices: readonly Service[],
  maxRetainedRate: number,
): void {
  const sentence = bookingCopy.depositOverLimit(Math.floor(maxRetainedRate * 100));
  for (const [index, service] of services.entries()) {
    const stored = storedServices.find(({ id }) => id === service.id);
    if (isDepositOverLimit(service, maxRetainedRate) && !hasSameDeposit(service, stored))
      throw new AppError("bad_request", {
        fields: { [`services.${index}.depositCents`]: sentence },
      });
    for (const [cellIndex, cell] of (service.styles?.cells ?? []).entries()) {
      const storedCell = stored?.styles?.cells.find(
        ({ size, length }) => size === cell.size && length === cell.length,
      );
      if (isDepositOverLimit(cell, maxRetainedRate) && !hasSameDeposit(cell, storedCell))
        throw new AppError("bad_request", {
          fields: { [`services.${index}.styles.cells.${cellIndex}.depositCents`]: sentence },
        });
    }
  }
}

type PricedDeposit = Pick<Service, "priceCents" | "depositCents">;

const isDepositOverLimit = ({ priceCents, depositCents }: PricedDeposit, maxRetainedRate: number) =>
  (depositCents ?? 0) > computeMaxDepositCents(priceCents, maxRetainedRate);

const hasSameDeposit = (saved: PricedDeposit, stored: PricedDeposit | undefined) =>
  saved.priceCents === stored?.priceCents && saved.depositCents === stored.depositCents;

/** What a row leaves out stays as it was. With a table, price and length come from its cells. */
function completeService(
  row: ServiceRow & { id: string; priceCents: number },
  stored: Service | undefined,
): Service {
  const styles = row.styles === undefined ? (stored?.styles ?? null) : row.styles;
  const fromStyles = styles && summariseStyles(styles);
  const priceCents = fromStyles?.priceCents ?? row.priceCents;
  return {
    ...row,
    styles,
    extras: row.extras ?? stored?.extras ?? [],
    preparation: row.preparation ?? stored?.preparation ?? [],
    durationMinutes: fromStyles?.longestMinutes ?? row.durationMinutes,
    priceCents,
    price: toDollars(priceCents),
  };
}

function findServiceIssue({ priceCents, depositCents, styles, extras }: Service) {
  if ((depositCents ?? 0) > priceCents)
    return { field: "depositCents", sentence: bookingCopy.depositTooLarge };
  const highestCents = Math.max(
    priceCents,
    ...(styles?.cells ?? []).map((cell) => cell.priceCents),
  );
  const allExtrasCents = extras.reduce((total, extra) => total + extra.priceCents, 0);
  return highestCents + allExtrasCents > maxServiceCents
    ? { field: "extras", sentence: bookingCopy.stylesTooDear }
    : undefined;
}
