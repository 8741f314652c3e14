import { maxPartyPeople } from "@boab/contracts/bookings/limits";
import { type PartyVisit, readPartyQuery } from "@boab/contracts/bookings/party";
import type { PublicBookingSettings } from "@boab/contracts/bookings/settings";
import { decideStyle } from "@boab/contracts/bookings/style.rules";
import { chooseTeammate } from "./choose-teammate.ts";
import type { ChosenVisit, Party } from "./party.ts";

/** The address has the services in the order in which they were chosen, the first for whoever books. */
export function readParty(settings: PublicBookingSettings, params: URLSearchParams): Party {
  const chosen = readPartyQuery(params.getAll("also").join("\n")) ?? [];
  const visits = chosen.flatMap((choice) => findVisit(settings, choice) ?? []);
  const person = Number(params.get("person") ?? 1);
  const isPerson = Number.isInteger(person) && person >= 1 && person <= maxPartyPeople;
  return {
    visits,
    person: visits.length > 0 && isPerson ? person : 1,
    hasLost: visits.length < params.getAll("also").length,
  };
}

function findVisit(
  { services, team }: Pick<PublicBookingSettings, "services" | "team">,
  choice: PartyVisit,
): ChosenVisit | undefined {
  const service = services.find(({ id }) => id === choice.serviceId);
  const verdict = service && decideStyle(service, choice.style ?? {});
  if (!service || !verdict?.ok) return undefined;
  const { teammate } = chooseTeammate(team, service, choice.teammate ?? null);
  // Whoever can't be booked by name any more is anyone.
  const { teammate: _former, ...forAnyone } = choice;
  return {
    person: choice.person,
    service: { ...service, ...verdict.offer },
    teammate,
    choice: teammate ? choice : forAnyone,
  };
}
