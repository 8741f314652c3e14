import type { DemoBusiness } from "./demo-business.ts";
import { generateBusinesses } from "./generate.ts";
import { showcaseListings } from "./showcase/all.ts";

/** Owns every business without an owner of its own. */
const usualOwner = "ifeoma.balogun";

/** In the order of their ids. */
export function demoBusinesses(): DemoBusiness[] {
  const written = showcaseListings(usualOwner);
  const generated = generateBusinesses(written.length + 1, usualOwner, {
    names: new Set(written.map(({ businessName }) => businessName)),
    slugs: new Set(written.map(({ slug }) => slug)),
    descriptions: new Set(written.map(({ description }) => description)),
  });
  return [...written, ...generated];
}
