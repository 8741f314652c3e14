import { type BookingSettingsBody, saveBookingSettings } from "@boab/contracts/bookings/settings";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** Saves the settings. They are too nested for form fields, so they are posted as JSON, which the API validates. */
export async function saveSettings(request: Request, slug: string) {
  const { settings = "{}" } = await readFormValues(request);
  return runFormCall(
    () => {
      const body = JSON.parse(settings) as BookingSettingsBody;
      return api(request).call(saveBookingSettings, { params: { id: slug }, body });
    },
    {},
    "Couldn't save. Your changes are still here. Please try again.",
  );
}
