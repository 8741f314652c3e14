import { contactPaths } from "@boab/contracts/accounts/contact-paths";
import { eraseContact } from "@boab/contracts/accounts/contacts";
import { redirect } from "react-router";
import {
  loadContactData,
  readContactSession,
} from "#areas/accounts/contact/contact-link.server.ts";
import { DetailsPage } from "#areas/accounts/contact/details-page.tsx";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import type { Route } from "./+types/your-data-details.ts";

export const meta = () =>
  buildPageMeta({ title: "What we hold about you", path: contactPaths.details, isIndexed: false });

export const headers = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "no-referrer",
});

/** Access comes from the session that the emailed link started. */
export const loader = async ({ request }: Route.LoaderArgs) => ({
  held: await loadContactData(request),
});

/** Runs only after the button is pressed, because mail scanners open links. */
export async function action({ request }: Route.ActionArgs) {
  await readFormValues(request);
  const result = await runFormCall(() =>
    api(request).call(eraseContact, { body: { token: readContactSession(request) } }),
  );
  if (result.data.ok) throw redirect(contactPaths.deleted);
  return result;
}

export default function YourDataDetails({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailsPage {...loaderData} firstResult={actionData} />;
}
