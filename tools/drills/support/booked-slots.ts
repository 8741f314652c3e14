import { requestBooking } from "../../../apps/api/src/areas/bookings/bookings/request-booking.ts";
import { listSlots } from "../../../apps/api/src/areas/bookings/slots/list-slots.ts";
import { connect } from "../../../apps/api/src/platform/db/db.ts";
import { AppError } from "../../../apps/api/src/platform/errors/app-error.ts";
import { visitor } from "../../../apps/api/src/platform/http/actor.ts";
import { withScratchDatabase } from "../../../apps/api/test/databases.ts";
import { insertListing } from "../../../apps/api/test/factories/directory.ts";
import { getDayAhead, insertSettings } from "../../../apps/api/test/factories/stored-bookings.ts";
import { drillRequestOrigin, makeBookingsDeps } from "./bookings-deps.ts";
import type { makeRandom } from "./random.ts";
import { pickRandom, pickRandomWindow } from "./schedules.ts";

/**
 * Asks for random times of random days as guests do, where each is confirmed at once: how many were accepted though they
 * were not listed free, or the other way round, and how many of each there were.
 */
export const bookRandomSlots = (random: ReturnType<typeof makeRandom>, requests: number) =>
  withScratchDatabase(async (url) => {
    const db = connect({ url, poolSize: 2, canPrepare: true }, () => {});
    const deps = makeBookingsDeps(db);
    const businessId = await insertListing(db);
    await insertSettings(db, businessId);
    const counts = { accepted: 0, refused: 0, different: 0 };
    for (let index = 0; index < requests; index++) {
      await db
        .updateTable("bookings.settings")
        .set({ confirmsInstantly: true, daily: JSON.stringify(pickRandomWindow(random)) })
        .where("businessId", "=", businessId)
        .execute();
      const date = getDayAhead(random.between(2, 4));
      const { slots } = await listSlots(deps, visitor, businessId, { date });
      if (slots.length === 0) continue;
      const { start, startsAt, isFree } = pickRandom(random, slots);
      const isAccepted = await requestBooking(
        deps,
        visitor,
        {
          businessId,
          date,
          start,
          startsAt,
          customerName: "Abuk",
          customerEmail: `guest${index}@people.example`,
        },
        drillRequestOrigin,
      ).then(
        async ({ booking }) => {
          // As if the guest had opened the emailed link.
          await db
            .updateTable("bookings.booking")
            .set({ status: "confirmed", verifiedAt: new Date(), holdExpiresAt: null })
            .where("id", "=", booking.id)
            .execute();
          return true;
        },
        (error: unknown) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      );
      counts[isAccepted ? "accepted" : "refused"]++;
      if (isAccepted !== isFree) counts.different++;
    }
    await db.destroy();
    return counts;
  });
