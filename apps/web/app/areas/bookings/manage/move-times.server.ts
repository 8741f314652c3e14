import { listMoveSlots, listMoveSlotsByLink, type MoveSlots } from "@boab/contracts/bookings/slots";
import { api } from "#lib/api/api.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import type { TimesSource } from "../load-times.server.ts";
import { isMoveToAnyone } from "./load-managed.server.ts";

interface Range {
  from: string;
  until?: string | undefined;
  date?: string;
  with?: "anyone";
}

const toTimesSource = (page: URL, list: (range: Range) => Promise<MoveSlots>): TimesSource => {
  const teammate = isMoveToAnyone(page) ? ({ with: "anyone" } as const) : {};
  return {
    count: (from, until) => list({ from, until, ...teammate }),
    async read(date) {
      const { day } = await list({ from: date, until: date, date, ...teammate });
      if (!day) throw new Error("A day was asked for.");
      return day;
    },
  };
};

/** The times a member's own booking can move to. */
export const makeOwnTimesSource = (request: Request, page: URL, bookingId: string): TimesSource =>
  toTimesSource(page, (query) =>
    api(request).load(listMoveSlots, { params: { bookingId }, query }),
  );

/** The times a guest's booking, opened by an emailed link, can move to. */
export const makeLinkTimesSource = (request: Request, page: URL, token: string): TimesSource =>
  toTimesSource(page, (range) =>
    publicApi(withOwnOrigin(request)).load(listMoveSlotsByLink, { body: { token, ...range } }),
  );
