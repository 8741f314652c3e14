import { makeDemoBusinesses } from "@boab/demo/businesses/all";
import { loadDemoBusinesses } from "./demo-businesses.ts";
import type { DemoPart } from "./demo-part.ts";

export const loadDemoDirectory: DemoPart = async ({ db }) => {
  const businesses = makeDemoBusinesses();
  const added = await loadDemoBusinesses(db, businesses);
  return `${businesses.length} demo businesses (${added} of them new)`;
};
