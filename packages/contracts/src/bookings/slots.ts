import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { LinkToken, Timestamp } from "../common/fields.ts";
import { getKeys } from "../common/keys.ts";
import { BusinessKey } from "../directory/listing-fields.ts";
import { noSlotCopy } from "./copy.ts";
import { AnyTeammate, BookingId, LocalDate } from "./fields.ts";
import { PartyQuery } from "./party.ts";
import { StyleQuery } from "./styles.ts";
import { TeammateKey } from "./team-names.ts";

const params = z.strictObject({ id: BusinessKey });

const NoSlot = z.enum(getKeys(noSlotCopy));

/** A time that can be booked. `start` and `end` are in the business's local time. */
export const Slot = z.strictObject({
  startsAt: Timestamp,
  endsAt: Timestamp,
  start: z.string(),
  end: z.string(),
  isFree: z.boolean(),
  /** When each visit of a party starts and ends, in their order; missing where one service is booked for one person. */
  places: z
    .array(
      z.strictObject({
        startsAt: Timestamp,
        endsAt: Timestamp,
        start: z.string(),
        end: z.string(),
      }),
    )
    .optional(),
});
export type Slot = z.infer<typeof Slot>;

export const SlotDay = z.strictObject({
  date: z.string(),
  timeZone: z.string(),
  /** The list includes taken times but not those that are too soon to book. */
  slots: z.array(Slot),
  /** Null while there is a free time; its sentence is in `noSlotCopy`. */
  reason: NoSlot.nullable(),
  message: z.string().nullable(),
});
export type SlotDay = z.infer<typeof SlotDay>;

export const listSlots = defineCall({
  method: "GET",
  path: "/dir/business/:id/slots",
  summary: "List the times of a day that can be booked, or why there are none",
  params,
  query: z.strictObject({
    date: LocalDate,
    serviceId: z.uuid().optional(),
    /** Only the times of this named person. */
    teammate: TeammateKey.optional(),
    ...StyleQuery,
    /** What else is booked with it. */
    ...PartyQuery,
  }),
  response: SlotDay,
});

const SlotDays = {
  timeZone: z.string(),
  days: z.array(z.strictObject({ date: z.string(), free: z.int(), reason: NoSlot.nullable() })),
};

export const countSlots = defineCall({
  method: "GET",
  path: "/dir/business/:id/slot-days",
  summary: "Count the free times of each day, for up to six weeks",
  params,
  query: z.strictObject({
    from: LocalDate,
    until: LocalDate.optional(),
    serviceId: z.uuid().optional(),
    teammate: TeammateKey.optional(),
    ...StyleQuery,
    /** What else is booked with it. */
    ...PartyQuery,
  }),
  response: z.strictObject(SlotDays),
});

/** The days to count, and one of them with its times. */
const MoveRange = {
  from: LocalDate,
  until: LocalDate.optional(),
  date: LocalDate.optional(),
  with: AnyTeammate.optional(),
};

/** The slots a booking can move to, by its own length. The booking's own time counts as free. */
export const MoveSlots = z.strictObject({
  ...SlotDays,
  day: SlotDay.nullable(),
  /** Whose times these are, where the visit was booked by name; null for those of anyone. */
  teammate: z.strictObject({ name: z.string() }).nullable(),
});
export type MoveSlots = z.infer<typeof MoveSlots>;

export const listMoveSlots = defineCall({
  method: "GET",
  path: "/dir/bookings/:bookingId/slots",
  summary: "List the times that a booking can move to (its customer)",
  params: z.strictObject({ bookingId: BookingId }),
  query: z.strictObject(MoveRange),
  response: MoveSlots,
});

export const listMoveSlotsByLink = defineCall({
  method: "POST",
  path: "/dir/booking-links/slots",
  summary: "List the times that the booking of an emailed link can move to",
  body: z.strictObject({ token: LinkToken, ...MoveRange }),
  response: MoveSlots,
});
