/** Where a courier says where a parcel is. Some take the number in the address; on others it is typed in. */
const pages: Record<string, (number: string) => string> = {
  "Australia Post": (number) => `https://auspost.com.au/mypost/track/details/${number}`,
  // Part of Australia Post, which follows its parcels too.
  StarTrack: (number) => `https://auspost.com.au/mypost/track/details/${number}`,
  Sendle: (number) => `https://track.sendle.com/tracking?ref=${number}`,
  DHL: (number) => `https://www.dhl.com/au-en/home/tracking.html?tracking-id=${number}`,
  Aramex: () => "https://www.aramex.com.au/tools/track",
  CouriersPlease: () => "https://www.couriersplease.com.au/tools-track",
  Toll: () => "https://www.mytoll.com",
};

/** Null for a courier whose page we don't know. */
export const trackingLink = (courier: string, number: string): string | null =>
  pages[courier]?.(encodeURIComponent(number)) ?? null;
