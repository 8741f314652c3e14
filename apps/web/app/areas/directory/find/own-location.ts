import { listingSearchCopy } from "./copy.ts";

const timeoutMs = 10_000;

export interface CurrentLocation {
  lat: string;
  lon: string;
}

/** Rounded to a few hundred metres, so that nobody's exact position ends up in a URL. */
export function findCurrentLocation(): Promise<CurrentLocation> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new Error(listingSearchCopy.noLocation));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lat: coords.latitude.toFixed(3), lon: coords.longitude.toFixed(3) }),
      () => reject(new Error(listingSearchCopy.noLocation)),
      { timeout: timeoutMs, maximumAge: 300_000 },
    );
  });
}
