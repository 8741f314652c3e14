import { contactPaths } from "@boab/contracts/accounts/contact-paths";
import { requestContactLink } from "@boab/contracts/accounts/contacts";
import { AskPage } from "#areas/accounts/contact/ask-page.tsx";
import { exchangeContactLink } from "#areas/accounts/contact/contact-link.server.ts";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import type { Route } from "./+types/your-data.ts";

export const meta = () =>
  buildPageMeta({ title: "What we hold about you", path: contactPaths.ask, isIndexed: false });

export const headers = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "no-referrer",
});

/** The email links here with a token, which the redirect removes from the URL. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (token !== null) throw await exchangeContactLink(request, token);
  return { isOldLink: url.searchParams.has("old") };
}

export async function action({ request }: Route.ActionArgs) {
  const { email = "" } = await readFormValues(request);
  return runFormCall(() => api(request).call(requestContactLink, { body: { email } }), { email });
}

export default function YourData({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage {...loaderData} firstResult={actionData} />;
}
