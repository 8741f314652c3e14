import { makeDemoCrowd } from "../crowd.ts";
import { writtenSalons } from "../salons/all.ts";
import type { DemoBusiness } from "./demo-business.ts";
import { generateBusinesses } from "./generate.ts";
import { completeBusiness, listShowcaseListings } from "./showcase/all.ts";

/** On Pro, which holds three listings. */
const multiListingOwner = { username: "ifeoma.balogun", listings: 3 };

/** The first of the crowd have stores. */
const firstOwnerNumber = 180;

/** In the order of their ids. Nobody has more listings than their plan holds: those of the crowd have one each. */
export function makeDemoBusinesses(): DemoBusiness[] {
  const written = listShowcaseListings("");
  const generated = generateBusinesses(written.length + 1, "", {
    names: new Set(written.map(({ businessName }) => businessName)),
    slugs: new Set(written.map(({ slug }) => slug)),
    descriptions: new Set(written.map(({ description }) => description)),
  });
  const listed = [...written, ...generated];
  const salons = writtenSalons.map((salon, index) =>
    completeBusiness(salon, {
      number: listed.length + index + 1,
      ageDays: 20 + index * 13,
      defaultOwner: "",
    }),
  );
  const owners = [
    ...Array<string>(multiListingOwner.listings).fill(multiListingOwner.username),
    ...makeDemoCrowd()
      .slice(firstOwnerNumber)
      .map(({ username }) => username),
  ];
  return [...listed, ...salons].map((business) => {
    if (business.ownerUsername !== "") return business;
    const ownerUsername = owners.shift();
    if (!ownerUsername) throw new Error("The crowd is smaller than the directory");
    return { ...business, ownerUsername };
  });
}
