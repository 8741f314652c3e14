import { bookingCopy } from "@boab/contracts/bookings/copy";
import { joinWaitlist, type WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { readStyleValues } from "../read-style-values.ts";

export interface Joined {
  place: WaitlistPlace | null;
  message: string;
}

/** Each day is a checkbox of its own name, because a form's list has no spelling of its own. */
const readDates = (values: Record<string, string>): string[] =>
  Object.entries(values)
    .filter(([name]) => name.startsWith("day."))
    .map(([, date]) => date);

/** Sends the wish to be told. A guest gets the link by email, a member is on the list. */
export async function join(request: Request, slug: string) {
  const values = await readFormValues(request);
  return runFormCall(
    async (): Promise<Joined> => {
      const body = parseFormBody(joinWaitlist, values, {
        dates: readDates(values),
        ...readStyleValues(values),
      });
      return api(request).call(joinWaitlist, { params: { id: slug }, body });
    },
    values,
    bookingCopy.notSent,
  );
}
