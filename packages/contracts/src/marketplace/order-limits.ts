/** Constants of orders for forms and the API. Free of schemas, so that browsers can load it. */
export const orderStates = ["to send", "sent", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

/** The states of an order as its buyer sees them. */
export const boughtOrderStates = ["to send", "sent", "received", "cancelled"] as const;
export type BoughtOrderState = (typeof boughtOrderStates)[number];
/** The filters of a buyer's order list. */
export const boughtOrderFilters = ["on the way", "received", "cancelled"] as const;
export type BoughtOrderFilter = (typeof boughtOrderFilters)[number];
/** `assumed` means that the buyer didn't report it as not arrived in time. */
export const receivedHowValues = ["confirmed", "picked up", "assumed"] as const;
export type ReceivedHow = (typeof receivedHowValues)[number];
/** An order counts as arrived this many days after it was sent, unless its buyer reports otherwise. */
export const assumeReceivedAfterDays = 14;

/** SOLD-04: the specified couriers. */
const defaultCouriers = ["Australia Post", "CouriersPlease", "Sendle", "StarTrack", "Toll"];
const otherCourier = "Other";
/** An order that is picked up has this in place of the courier. */
export const pickupLabel = "Local pick-up";

/** The courier options of an order: the one the buyer chose, the default couriers, or another. */
export const listCourierChoices = (chosen: string | null): string[] =>
  chosen === null ? [pickupLabel] : [...new Set([chosen, ...defaultCouriers, otherCourier])];

export const trackingPattern = /^[A-Za-z0-9-]{4,40}$/;
/** People copy tracking numbers with the spaces they are printed with. */
export const removeSpaces = (typed: string): string => typed.replace(/\s/g, "");

/** The recipient of an order is deleted after this many days. */
export const recipientRetentionDays = 90;
/** The seller's figures cover this many weeks. */
export const salesFigureWeeks = 12;
