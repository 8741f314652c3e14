import { listMoveSlots, listMoveSlotsByLink, type MoveSlots } from "@boab/contracts/bookings/slots";
import { api } from "#lib/api/api.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import type { TimesSource } from "../load-times.server.ts";

interface Range {
  from: string;
  until?: string | undefined;
  date?: string;
}

const toTimesSource = (list: (range: Range) => Promise<MoveSlots>): TimesSource => ({
  count: (from, until) => list({ from, until }),
  async read(date) {
    const { day } = await list({ from: date, until: date, date });
    if (!day) throw new Error("A day was asked for.");
    return day;
  },
});

/** The times a member's own booking can move to. */
export const makeOwnTimesSource = (request: Request, bookingId: string): TimesSource =>
  toTimesSource((query) => api(request).load(listMoveSlots, { params: { bookingId }, query }));

/** The times a guest's booking, opened by an emailed link, can move to. */
export const makeLinkTimesSource = (request: Request, token: string): TimesSource =>
  toTimesSource((range) =>
    publicApi(withOwnOrigin(request)).load(listMoveSlotsByLink, { body: { token, ...range } }),
  );
