import { z } from "zod";
import { defaultLaunchSwitches } from "../common/access.ts";
import { paragraph } from "../common/fields.ts";
import { getKeys } from "../common/keys.ts";

interface Setting<Schema extends z.ZodType = z.ZodType> {
  label: string;
  help: string;
  /** The kind says what a change affects. */
  kind: "money" | "law" | "access" | "pages";
  schema: Schema;
  initial: z.output<Schema>;
}

const defineSetting = <Schema extends z.ZodType>(one: Setting<Schema>) => one;

const rate = z.number().min(0).max(1);

const PlatformFee = z
  .strictObject({
    platformRate: rate,
    cardRate: rate,
    cardFixedCents: z.int().min(0).max(500),
    ceilingRate: rate,
  })
  .refine(({ platformRate, ceilingRate }) => platformRate <= ceilingRate, {
    path: ["ceilingRate"],
    error: "The maximum can't be lower than the platform fee.",
  });

const StatsOffsets = z.strictObject({
  members: z.int().min(-1_000_000).max(1_000_000),
  businesses: z.int().min(-1_000_000).max(1_000_000),
  views: z.int().min(0).max(1_000_000_000),
  confirmedByOwner: z.boolean(),
});

/** The loop that comes with the site; any other name is a file in the object store. */
export const defaultMediaFilmName = "boab.webm";

/** A larger film would load slowly on phones. The still loads first, so its max is lower. */
export const mediaFilmLimits = { filmBytes: 3 * 1024 * 1024, stillBytes: 400 * 1024 } as const;

/** What the owner can change without a release. */
export const settings = {
  yearlyDiscount: defineSetting({
    label: "Yearly discount",
    help: "How much a yearly plan saves compared with twelve monthly payments, up to half. Only change it together with the yearly prices at the payment provider.",
    kind: "money",
    schema: z.number().min(0).max(0.5),
    initial: 0,
  }),
  platformFee: defineSetting({
    label: "Seller fees",
    help: "Platform fee plus card cost, up to the maximum. Sellers see the same figures we charge.",
    kind: "money",
    schema: PlatformFee,
    initial: { platformRate: 0.1, cardRate: 0.017, cardFixedCents: 30, ceilingRate: 0.15 },
  }),
  maxRetainedRate: defineSetting({
    label: "Largest deposit",
    help: "The most of a visit's price that a business may ask for as a deposit, and keep when somebody cancels late or doesn't come. Visits that are booked already keep the terms they were booked with.",
    kind: "money",
    schema: z.number().min(0).max(0.5),
    initial: 0.3,
  }),
  trialMonths: defineSetting({
    label: "Free trial in months",
    help: "How long someone's first paid plan is free. Trials already under way keep their end date.",
    kind: "money",
    schema: z.int().min(0).max(24),
    initial: 6,
  }),
  marketplaceAccess: defineSetting({
    label: "Who can see the marketplace",
    help: "Staff and sellers only, or everyone. Open it before you invite buyers. Until then, only sellers can buy.",
    kind: "access",
    schema: z.enum(["members", "public"]),
    initial: defaultLaunchSwitches.marketplaceAccess,
  }),
  mediaAccess: defineSetting({
    label: "Who can watch media",
    help: "Staff, sellers and approved creators, or everyone. Only approved creators can add videos either way.",
    kind: "access",
    schema: z.enum(["members", "public"]),
    initial: defaultLaunchSwitches.mediaAccess,
  }),
  listingAccess: defineSetting({
    label: "Who can list a business",
    help: "Only members with directory access, or any member who is logged in.",
    kind: "access",
    schema: z.enum(["approved", "members"]),
    initial: "approved",
  }),
  businessNames: defineSetting({
    label: "Signs in business names",
    help: "Letters, numbers, spaces and apostrophes only, or also & - . , / ( ) + and !",
    kind: "access",
    schema: z.enum(["as written", "wider"]),
    initial: "as written",
  }),
  showWellbeingLink: defineSetting({
    label: "Show the Wellbeing link",
    help: "Anyone with the link can read the magazine either way. This shows the link to everyone.",
    kind: "access",
    schema: z.boolean(),
    initial: defaultLaunchSwitches.showWellbeingLink,
  }),
  statsOffsets: defineSetting({
    label: "Numbers added to the statistics",
    help: "Added to the counts on the directory home page. They must be real earlier members and visits. Confirm that, or set them to 0.",
    kind: "law",
    schema: StatsOffsets,
    initial: { members: 160, businesses: -2, views: 10_000, confirmedByOwner: false },
  }),
  gstNote: defineSetting({
    label: "GST note",
    help: "Shown next to prices. Receipts show GST only for sellers registered for it.",
    kind: "law",
    schema: paragraph(300, "Please enter a note."),
    initial: "Prices are totals and include GST where the seller is registered for it.",
  }),
  mediaFilm: defineSetting({
    label: "Film on the media page",
    help: `${defaultMediaFilmName} is our own. For another, put a silent loop and its still picture (the same name ending in .jpg) into storage under public/films, then enter the film's name here.`,
    kind: "pages",
    schema: z
      .string()
      .regex(
        /^[a-z0-9-]{1,60}\.(?:mp4|webm)$/,
        "Please enter a file name such as our-film.mp4: small letters, numbers and hyphens, ending in .mp4 or .webm.",
      ),
    initial: defaultMediaFilmName,
  }),
} as const;

export type SettingKey = keyof typeof settings;
export type SettingValues = { [Key in SettingKey]: z.output<(typeof settings)[Key]["schema"]> };

export const settingKeys = getKeys(settings);
