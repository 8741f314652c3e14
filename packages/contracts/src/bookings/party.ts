import { z } from "zod";
import { text } from "../common/fields.ts";
import { maxPartyPeople, maxPartyVisits } from "./limits.ts";
import { StyleChoice } from "./styles.ts";
import { TeammateKey } from "./team-names.ts";

/** One more service of a visit, for whoever books or for somebody who comes with them; nobody's name is asked. */
export const PartyVisit = z.strictObject({
  /** 1 is whoever books. */
  person: z.int().min(1).max(maxPartyPeople),
  serviceId: z.uuid(),
  style: StyleChoice.optional(),
  /** Left out where anyone of the team may do it. */
  teammate: TeammateKey.optional(),
});
export type PartyVisit = z.infer<typeof PartyVisit>;

/** What is booked together with the first service. */
export const PartyVisits = z.array(PartyVisit).max(maxPartyVisits - 1);

/** The same in a query: one query in another, because the names of sizes and extras may contain anything but a new line. */
export const PartyQuery = {
  also: text(4000).optional(),
};

/** Null where it isn't a list of visits. */
export function readPartyQuery(also: string | undefined): PartyVisit[] | null {
  const visits = (also ? also.split("\n") : []).map(readPartyVisit);
  return PartyVisits.safeParse(visits).data ?? null;
}

function readPartyVisit(written: string) {
  const params = new URLSearchParams(written);
  const [size, length, teammate] = ["size", "length", "with"].map((name) => params.get(name));
  const extras = params.getAll("extra");
  const hasStyle = Boolean(size || length) || extras.length > 0;
  return {
    person: Number(params.get("person")),
    serviceId: params.get("service"),
    ...(hasStyle && { style: { ...(size && { size }), ...(length && { length }), extras } }),
    ...(teammate && { teammate }),
  };
}
