/** Constants of orders for forms and the API. Free of schemas, so that browsers can load it. */
export const orderStates = ["to send", "sent", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

/** What a buyer sees of it. */
export const boughtStates = ["to send", "sent", "received", "cancelled"] as const;
export type BoughtState = (typeof boughtStates)[number];
/** What a buyer can look through. */
export const shownGroups = ["on the way", "received", "cancelled"] as const;
export type ShownGroup = (typeof shownGroups)[number];
/** assumed: nobody said that it hadn't arrived. */
export const receivedWays = ["confirmed", "picked up", "assumed"] as const;
export type ReceivedWay = (typeof receivedWays)[number];
/** So long after it was sent, an order counts as arrived unless its buyer says otherwise. */
export const assumedAfterDays = 14;

/** SOLD-04. */
const usualCouriers = ["Australia Post", "CouriersPlease", "Sendle", "StarTrack", "Toll"];
const otherCourier = "Other";
/** What takes the courier's place in an order that is picked up. */
export const pickup = "Local pick-up";

/** How an order can travel: the usual couriers, the one the buyer chose, or another. */
export const courierChoices = (chosen: string | null): string[] =>
  chosen === null ? [pickup] : [...new Set([chosen, ...usualCouriers, otherCourier])];

export const trackingPattern = /^[A-Za-z0-9-]{4,40}$/;
/** People copy tracking numbers with the spaces they are printed with. */
export const withoutSpaces = (typed: string): string => typed.replace(/\s/g, "");

/** After that many days we forget where it went. */
export const recipientDays = 90;
/** What the seller's figures look back on. */
export const figureWeeks = 12;
