import type { SettingKey } from "@boab/contracts/admin/settings";

export interface NumberShape {
  kind: "number";
  label: string;
  /** A rate is stored as 0.1 and shown as 10. */
  unit: "percent" | "cents" | "months" | "count";
  min: number;
  max: number;
}

export interface CheckShape {
  kind: "check";
  label: string;
}

export interface ChoiceShape {
  kind: "choice";
  options: readonly { value: string | boolean; label: string; effect: string }[];
}

export interface TextShape {
  kind: "text";
  maxLength: number;
  isOneLine?: boolean;
}

export interface GroupShape {
  kind: "group";
  parts: Readonly<Record<string, NumberShape | CheckShape>>;
}

export type SettingShape = NumberShape | ChoiceShape | TextShape | GroupShape;

const makeNumberShape = (
  label: string,
  unit: NumberShape["unit"],
  min: number,
  max: number,
): NumberShape => ({ kind: "number", label, unit, min, max });

/** How each setting is displayed and edited; the API validates it. */
export const settingShapes: Record<SettingKey, SettingShape> = {
  marketplaceAccess: {
    kind: "choice",
    options: [
      {
        value: "members",
        label: "Staff and sellers only",
        effect:
          "Admins, moderators and sellers can open the marketplace. Everyone else sees “page not found”.",
      },
      {
        value: "public",
        label: "Everyone",
        effect:
          "Everyone can browse, view items and visit stores. The cart still asks people to log in.",
      },
    ],
  },
  mediaAccess: {
    kind: "choice",
    options: [
      {
        value: "members",
        label: "Staff, sellers and creators only",
        effect:
          "Admins, moderators, sellers and approved creators can watch. Everyone else sees “page not found”.",
      },
      {
        value: "public",
        label: "Everyone",
        effect:
          "Everyone can watch and search. Liking, saving and commenting ask people to log in.",
      },
    ],
  },
  listingAccess: {
    kind: "choice",
    options: [
      {
        value: "approved",
        label: "Members with directory access",
        effect:
          "Everyone else needs to request access on their account page before adding a listing.",
      },
      {
        value: "members",
        label: "Every member",
        effect: "Anyone who is logged in can add listings, up to their plan's limit.",
      },
    ],
  },
  businessNames: {
    kind: "choice",
    options: [
      {
        value: "as written",
        label: "Letters, numbers, spaces and apostrophes",
        effect: "Anyone who types another sign is offered the nearest name without it.",
      },
      {
        value: "wider",
        label: "Also & - . , / ( ) + and !",
        effect: "Businesses can use these signs in their names from now on.",
      },
    ],
  },
  showWellbeingLink: {
    kind: "choice",
    options: [
      {
        value: false,
        label: "Hidden",
        effect: "Only staff see the link. Anyone who has it can still read the magazine.",
      },
      {
        value: true,
        label: "Shown to everyone",
        effect: "Everyone sees Wellbeing in the header and the menu.",
      },
    ],
  },
  yearlyDiscount: makeNumberShape("Discount", "percent", 0, 50),
  platformFee: {
    kind: "group",
    parts: {
      platformRate: makeNumberShape("Platform fee", "percent", 0, 100),
      cardRate: makeNumberShape("Card cost, percentage", "percent", 0, 100),
      cardFixedCents: makeNumberShape("Card cost, fixed", "cents", 0, 500),
      ceilingRate: makeNumberShape("Maximum for both", "percent", 0, 100),
    },
  },
  maxRetainedRate: makeNumberShape("Share of the price", "percent", 0, 50),
  trialMonths: makeNumberShape("Free months", "months", 0, 24),
  statsOffsets: {
    kind: "group",
    parts: {
      members: makeNumberShape("Added to members", "count", -1_000_000, 1_000_000),
      businesses: makeNumberShape("Added to businesses", "count", -1_000_000, 1_000_000),
      views: makeNumberShape("Added to page views", "count", 0, 1_000_000_000),
      confirmedByOwner: {
        kind: "check",
        label: "The owner confirms these are real earlier members and visits",
      },
    },
  },
  gstNote: { kind: "text", maxLength: 300 },
  mediaFilm: { kind: "text", maxLength: 65, isOneLine: true },
};

/** The launch switches come first, because they decide who gets in. */
export const settingGroups = [
  {
    kind: "access",
    heading: "Launch switches",
    lead: "Who can get in and what they see. Changes appear on every page within a minute.",
  },
  {
    kind: "money",
    heading: "Money",
    lead: "What pages show and what we charge. Both use the same figures.",
  },
  {
    kind: "law",
    heading: "Law",
    lead: "Statements we must be able to back up.",
  },
  {
    kind: "pages",
    heading: "Pages",
    lead: "What visitors see. Changes appear within a minute.",
  },
] as const;
