import { toCents } from "@boab/contracts/common/dollars";
import { noSocials, type Socials, toSocialLink } from "@boab/contracts/directory/socials";
import type { DemoBusiness, DemoPrice, StateCode } from "./demo-business.ts";

/** A reserved domain, so that no email or visit reaches a real business. */
const mailDomain = "demo.boab.example";

/** Each area code has a range reserved for fiction. */
const areaCodes: Record<StateCode, string> = {
  NSW: "2",
  ACT: "2",
  VIC: "3",
  TAS: "3",
  QLD: "7",
  SA: "8",
  WA: "8",
  NT: "8",
};

/** `BUS-DEM00042` */
export const makeDemoId = (number: number): string => `BUS-DEM${String(number).padStart(5, "0")}`;

export const makeDemoPhone = (state: StateCode, number: number): string =>
  `+61${areaCodes[state]}7010${String(number).padStart(4, "0")}`;

export const makeDemoEmail = (slug: string): string => `${slug}@${mailDomain}`;

export const toPrices = (dollars: Record<string, number>): DemoPrice[] =>
  Object.entries(dollars).map(([title, amount]) => ({
    title,
    amountCents: toCents(amount),
  }));

/** The same handle on some networks, and a website where `website` is among them. */
export function buildSocials(handle: string, networks: readonly (keyof Socials)[]): Socials {
  const socials: Socials = { ...noSocials };
  for (const name of networks)
    socials[name] =
      name === "website"
        ? `https://${handle}.${mailDomain}/`
        : (toSocialLink(name, `demo.${handle}`) ?? null);
  return socials;
}

const lastDay = Date.UTC(2026, 9, 31, 2);
const dayMs = 24 * 60 * 60 * 1000;

/** Days before the demo data's fixed last day. */
export const daysBefore = (days: number): DemoBusiness["createdAt"] =>
  new Date(lastDay - Math.round(days * dayMs)).toISOString();
