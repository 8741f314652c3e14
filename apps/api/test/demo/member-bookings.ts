import { random } from "@boab/art/random";
import { makeDemoCrowd } from "@boab/demo/crowd";
import { type DemoPerson, demoPeople, makeDemoUserId } from "@boab/demo/people";
import { sql } from "kysely";
import {
  type BookableBusiness,
  findBookable,
} from "#areas/bookings/settings/settings.repository.ts";
import {
  addDays,
  getWeekday,
  toInstant,
  toLocalDateTime,
} from "#areas/bookings/slots/zone.rules.ts";
import type { Db } from "#platform/db/db.ts";
import { inventStyle } from "./demo-visits.ts";

/** Further ahead than anybody else has booked, so that it can still be moved. */
const weeksAhead = 7;

export const memberCardId = "5a1e0000-0000-4000-8000-0000000000c1";

/** One of the demo member's own, always with the same id, so that its page can be looked at. */
export async function addMembersBooking(db: Db): Promise<void> {
  const member = demoPeople.find(({ role }) => role === "member");
  const business = await findBookable(db, "ubuntu-braid-studio");
  const listed = business?.stored?.services[0];
  if (!member || !business || !listed) return;
  const service = inventStyle(random("the member's own booking"), listed);
  const { timeZone, businessId } = business;
  const saturday = addDays(findNextSaturday(timeZone), weeksAhead * 7);
  const startsAt = new Date(toInstant(saturday, "10:00", timeZone, "earlier"));
  const endsAt = new Date(startsAt.getTime() + service.durationMinutes * 60_000);
  const booked = await db
    .insertInto("bookings.booking")
    .values({
      id: "BOOK-DEM00001",
      businessId,
      userId: makeDemoUserId(member),
      customerName: member.fullName,
      customerEmail: member.email,
      customerNotes: "My hair will be washed and blown out.",
      serviceId: service.id,
      serviceTitle: service.title,
      style: service.style && JSON.stringify(service.style),
      priceCents: service.priceCents,
      dueNowCents: service.priceCents,
      startsAt,
      endsAt,
      blocked: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
      timeZone,
      paymentStatus: "pay later",
      status: "confirmed",
      createdAt: new Date(),
      remindedFor: startsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (booked) await addEarlierVisits(db, businessId, member);
  await addWaiting(db, business, service);
}

/** Every so often a visit of the last weeks was hers, so that her card has something to tell. */
const addEarlierVisits = (db: Db, businessId: string, member: DemoPerson) =>
  sql`
  update bookings.booking
  set user_id = ${makeDemoUserId(member)}, customer_name = ${member.fullName}, customer_email = ${member.email},
    customer_phone = null
  where id in (
    select id from (
      select id, row_number() over (order by starts_at) as place, count(*) over () as count
      from bookings.booking
      where business_id = ${businessId} and status = 'completed' and payment_id is null and user_id is not null
    ) as visit
    where place % greatest(count / 4, 1) = 1 limit 4)`.execute(db);

function findNextSaturday(timeZone: string): string {
  const today = toLocalDateTime(Date.now(), timeZone).date;
  return addDays(today, 7 + ((5 - getWeekday(today) + 7) % 7));
}

/** The member waits for two Saturdays, and three of the crowd for one of them. */
async function addWaiting(
  db: Db,
  { businessId, timeZone }: BookableBusiness,
  { id: serviceId, title: serviceTitle, style }: ReturnType<typeof inventStyle>,
): Promise<void> {
  const saturday = findNextSaturday(timeZone);
  const dates = [saturday, addDays(saturday, 7)];
  const member = demoPeople.find(({ role }) => role === "member");
  const people = [
    ...(member ? [makeDemoUserId(member)] : []),
    ...makeDemoCrowd()
      .slice(0, 3)
      .map(({ id }) => id),
  ];
  await db
    .insertInto("bookings.waitlistPlace")
    .values(
      people.map((userId, index) => ({
        id: `WAIT-DEM2222${index + 2}`,
        businessId,
        userId,
        serviceId,
        serviceTitle,
        style: JSON.stringify({
          ...(style?.size && { size: style.size }),
          ...(style?.length && { length: style.length }),
        }),
        dates: index === 0 ? dates : [saturday],
        lastDate: index === 0 ? addDays(saturday, 7) : saturday,
        createdAt: new Date(),
        joinedAt: new Date(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
