import { z } from "zod";
import { LocalDate } from "../bookings/fields.ts";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp } from "../common/fields.ts";
import { viewPeriods } from "./limits.ts";
import { BusinessId, Category } from "./listing-fields.ts";
import { MemberRight } from "./member-rights.ts";
import { CoverPosition, PictureSet } from "./pictures.ts";
import { StateCode } from "./suburbs.ts";

/**
 * `draft`: something is missing before it can go live. `on hold`: its owner is banned or suspended. `removed`: our team
 * took it down.
 */
export const ListingStatus = z.enum(["live", "hidden", "draft", "on hold", "removed"]);
export type ListingStatus = z.infer<typeof ListingStatus>;

/** The step that would improve the listing next. */
export const ListingStep = z.enum(["address", "go live", "cover", "hours", "logo"]);
export type ListingStep = z.infer<typeof ListingStep>;

/** A listing for a person who manages it, in the list of all they manage. */
export const MyListing = z.strictObject({
  id: BusinessId,
  businessName: z.string(),
  slug: z.string(),
  category: Category,
  city: z.string().nullable(),
  state: StateCode.nullable(),
  role: z.enum(["owner", "editor"]),
  rights: z.array(MemberRight),
  status: ListingStatus,
  /** Null when nothing is left to do, or when it is for somebody else to do. */
  nextStep: ListingStep.nullable(),
  /** The next public holiday that its owner hasn't said whether she is open on; only for its owner. */
  holidayQuestion: z.strictObject({ date: LocalDate, name: z.string() }).nullable(),
  /** Times the page was opened in the last `viewDays` days. */
  viewCount: z.int(),
  viewDays: z.int(),
  /** The plan of the listing's owner goes back so far. */
  maxViewDays: z.int(),
  logoUrl: PictureSet.nullable(),
  coverImageUrl: PictureSet.nullable(),
  coverImagePos: CoverPosition,
  updatedAt: Timestamp,
});
export type MyListing = z.infer<typeof MyListing>;

export const listMyListings = defineCall({
  method: "GET",
  path: "/dir/my-listings",
  summary: "The listings the caller owns or edits, newest first, a page at a time",
  query: z.strictObject({
    limit: pageLimit(48).optional(),
    cursor: Cursor.optional(),
    /** Views of so many days, or of as many as the owner's plan goes back. */
    days: z.enum(viewPeriods).transform(Number).optional(),
  }),
  response: z.strictObject({ data: z.array(MyListing), nextCursor: z.string().nullable() }),
});
