/**
 * The couriers' tracking pages. Only couriers whose URL takes the number, as far as we could confirm; for others, pages
 * show just the number.
 */
const pages = new Map<string, (number: string) => string>([
  ["Australia Post", (number) => `https://auspost.com.au/mypost/track/details/${number}`],
  ["StarTrack", (number) => `https://startrack.com.au/track/details/${number}`],
  ["Sendle", (number) => `https://track.sendle.com/tracking?ref=${number}`],
  ["DHL", (number) => `https://www.dhl.com/au-en/home/tracking.html?tracking-id=${number}`],
  ["Aramex", (number) => `https://www.aramex.com.au/tools/track?l=${number}`],
]);

/** Null for a courier whose page we don't know; sellers name couriers of their own. */
export const makeTrackingUrl = (courier: string, number: string): string | null =>
  pages.get(courier)?.(encodeURIComponent(number)) ?? null;
