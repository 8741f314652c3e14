import type { BookingsDeps } from "../deps.ts";
import { takeTurnsOfBusiness } from "../waitlist/take-turns.ts";
import { refreshFreeTimes } from "./refresh-free-times.ts";

/** What was freed goes to the waiting list first, so that the search learns only of what nobody is asked about. */
export async function handleChangedTimes(
  deps: Pick<BookingsDeps, "db" | "clock" | "tasks">,
  businessId: string,
): Promise<void> {
  await takeTurnsOfBusiness(deps, businessId);
  await refreshFreeTimes(deps, businessId);
}
