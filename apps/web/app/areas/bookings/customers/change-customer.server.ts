import { setOnlineBookings, updateCustomer } from "@boab/contracts/bookings/customers";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** Handles the forms of a customer's card. The API decides who may. */
export async function changeCustomer(request: Request, params: { id: string; customerId: string }) {
  const values = await readFormValues(request);
  const client = api(request);
  return runFormCall(
    async () => {
      const { intent, version, notes = "", preferences = "" } = values;
      // What is noted doesn't belong into a response that a page doesn't need.
      if (intent === "words")
        await client.call(updateCustomer, {
          params,
          body: { version: Number(version), notes, preferences },
        });
      else
        await client.call(setOnlineBookings, { params, body: { areStopped: intent === "stop" } });
      return null;
    },
    values,
    "We couldn't save this. Please try again.",
  );
}
