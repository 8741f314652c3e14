import { type BookingSettingsBody, saveBookingSettings } from "@boab/contracts/bookings/settings";
import { requestName, stopNaming } from "@boab/contracts/bookings/team-names";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";

/** Handles every form of the settings: who of the team is named has buttons of its own, all else is saved together. */
export async function changeSettings(request: Request, slug: string) {
  const values = await readFormValues(request);
  const client = api(request);
  const { settings = "{}", teammate: teammateId = "" } = values;
  const params = { id: slug, teammateId };
  switch (values.intent) {
    case "ask-name":
      return runFormCall(
        () => client.call(requestName, { params, body: parseFormBody(requestName, values) }),
        values,
      );
    case "stop-naming":
      return runFormCall(async () => {
        await client.call(stopNaming, { params });
        return null;
      }, values);
    default:
      // The settings are too nested for form fields, so they are posted as JSON, which the API validates.
      return runFormCall(
        () => {
          const body = JSON.parse(settings) as BookingSettingsBody;
          return client.call(saveBookingSettings, { params: { id: slug }, body });
        },
        {},
        "Couldn't save. Your changes are still here. Please try again.",
      );
  }
}
