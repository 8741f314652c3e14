import { findTexts } from "@boab/contracts/directory/find-texts";

const patienceMs = 10_000;

export interface OwnLocation {
  lat: string;
  lon: string;
}

/** Rounded to a few hundred metres, so that nobody's exact position ends up in a URL. */
export function findOwnLocation(): Promise<OwnLocation> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new Error(findTexts.noLocation));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lat: coords.latitude.toFixed(3), lon: coords.longitude.toFixed(3) }),
      () => reject(new Error(findTexts.noLocation)),
      { timeout: patienceMs, maximumAge: 300_000 },
    );
  });
}
