import type { FreeStretch, VisitLength } from "@boab/contracts/bookings/free-stretches";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/** A service that can be booked; without an id, a visit of one slot at a listing that has no services. */
export interface BookableService extends VisitLength {
  priceId: string | null;
  title: string;
  depositCents: number | null;
  /** Which of the sets of free times is this service's. */
  teamSet: number;
}

/** When a listing can be booked, as the bookings area knows it. */
export interface BookingOffer {
  confirmsInstantly: boolean;
  stepMinutes: number;
  noticeHours: number;
  noticeDays: number;
  daysAhead: number;
  services: BookableService[];
  /** Days without a free stretch are left out. */
  days: { date: string; teamSet: number; stretches: FreeStretch[] }[];
}

/** A listing that can't be booked has no offer. */
export async function removeBookingOffer(tx: Tx, businessId: string): Promise<void> {
  await tx.deleteFrom("directory.bookingOffer").where("businessId", "=", businessId).execute();
}

/** Saves when a listing can be booked, for the search. What stayed the same is not written. */
export async function saveBookingOffer(
  tx: Tx,
  businessId: string,
  { services, days, ...terms }: BookingOffer,
): Promise<void> {
  await tx
    .insertInto("directory.bookingOffer")
    .values({ businessId, ...terms })
    .onConflict((conflict) => conflict.column("businessId").doUpdateSet(terms))
    .execute();
  await replaceServices(tx, businessId, services);
  await replaceDays(tx, businessId, days);
}

async function replaceServices(tx: Tx, businessId: string, services: BookableService[]) {
  await tx
    .deleteFrom("directory.bookableService")
    .where("businessId", "=", businessId)
    .where("position", ">=", services.length)
    .execute();
  await tx
    .insertInto("directory.bookableService")
    .values(
      services.map(({ title, ...service }, position) => ({
        businessId,
        position,
        words: sql<string>`directory.words_of(${title})`,
        ...service,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["businessId", "position"])
        .doUpdateSet(({ ref }) => ({
          priceId: ref("excluded.priceId"),
          words: ref("excluded.words"),
          durationMinutes: ref("excluded.durationMinutes"),
          bufferBeforeMinutes: ref("excluded.bufferBeforeMinutes"),
          bufferAfterMinutes: ref("excluded.bufferAfterMinutes"),
          depositCents: ref("excluded.depositCents"),
          teamSet: ref("excluded.teamSet"),
        }))
        .where(sql<boolean>`bookable_service is distinct from excluded`),
    )
    .execute();
}

async function replaceDays(tx: Tx, businessId: string, days: BookingOffer["days"]) {
  const dates = days.map(({ date }) => date);
  const teamSets = days.map(({ teamSet }) => teamSet);
  await sql`delete from directory.free_day
    where business_id = ${businessId} and (date, team_set) not in
      (select * from unnest(${dates}::date[], ${teamSets}::smallint[]))`.execute(tx);
  if (days.length === 0) return;
  await tx
    .insertInto("directory.freeDay")
    .values(
      days.map(({ date, teamSet, stretches }) => ({
        businessId,
        date,
        teamSet,
        stretches: packStretches(stretches),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["businessId", "date", "teamSet"])
        .doUpdateSet(({ ref }) => ({ stretches: ref("excluded.stretches") }))
        .whereRef("directory.freeDay.stretches", "is distinct from", "excluded.stretches"),
    )
    .execute();
}

const packStretches = (stretches: FreeStretch[]): number[] =>
  stretches.flatMap(({ windowFrom, windowTo, gapFrom, gapTo }) => [
    windowFrom,
    windowTo,
    gapFrom,
    gapTo,
  ]);
