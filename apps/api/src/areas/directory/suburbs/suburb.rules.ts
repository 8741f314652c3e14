import { StateCode, type Suburb } from "@boab/contracts/directory/suburbs";

/** One record of the published list of localities, with the fields we read. */
export interface LocalityRecord {
  id: number;
  postcode: string;
  locality: string;
  state: string;
  lat: number;
  long: number;
  Lat_precise?: number;
  Long_precise?: number;
  type?: string;
}

/** Some records have no location, or one far outside Australia and its islands. */
const isInAustralia = (latitude: number, longitude: number) =>
  latitude < -8 && latitude > -55 && longitude > 96 && longitude < 169;

/** The list writes `MOUNT DRUITT`; people write Mount Druitt. */
export const toTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(
      /(^|[\s\-/(])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    // O'Connor and D'Aguilar, but K'gari.
    .replace(
      /\b([OD])'(\p{Ll})/gu,
      (_, first: string, letter: string) => `${first}'${letter.toUpperCase()}`,
    );

/** The suburbs to store: those with a location inside a state, one per name, postcode and state. */
export function toSuburbs(records: LocalityRecord[]): Suburb[] {
  const suburbs = new Map<string, Suburb>();
  for (const record of records) {
    const latitude = record.Lat_precise || record.lat;
    const longitude = record.Long_precise || record.long;
    const isPostBox = /post office boxes|lvr/i.test(record.type ?? "");
    const state = StateCode.safeParse(record.state);
    if (!state.success || isPostBox || !isInAustralia(latitude, longitude)) continue;
    const name = toTitleCase(record.locality);
    const postcode = record.postcode.padStart(4, "0");
    const key = `${name} ${postcode} ${record.state}`;
    if (suburbs.has(key)) continue;
    suburbs.set(key, {
      id: record.id,
      name,
      postcode,
      state: state.data,
      latitude,
      longitude,
    });
  }
  return [...suburbs.values()];
}
