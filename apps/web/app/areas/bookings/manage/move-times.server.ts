import { listMoveSlots, listMoveSlotsByLink, type MoveSlots } from "@boab/contracts/bookings/slots";
import { api } from "#lib/api/api.server.ts";
import { fromOurPage } from "#lib/api/from-our-page.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import type { TimesSource } from "../load-times.server.ts";

interface Range {
  from: string;
  until?: string | undefined;
  date?: string;
}

const sourceOf = (list: (range: Range) => Promise<MoveSlots>): TimesSource => ({
  count: (from, until) => list({ from, until }),
  async read(date) {
    const { day } = await list({ from: date, until: date, date });
    if (!day) throw new Error("A day was asked for.");
    return day;
  },
});

/** Where a member's own booking can move. */
export const ownMoveTimes = (request: Request, bookingId: string): TimesSource =>
  sourceOf((query) => api(request).load(listMoveSlots, { params: { bookingId }, query }));

/** Where the booking of an emailed link can move. */
export const linkedMoveTimes = (request: Request, token: string): TimesSource =>
  sourceOf((range) =>
    publicApi(fromOurPage(request)).load(listMoveSlotsByLink, { body: { token, ...range } }),
  );
