export { loadSuburbs } from "./suburbs/load-suburbs.ts";
export type { LocalityRecord } from "./suburbs/suburb.rules.ts";
