import { loadContactData } from "#areas/accounts/contact/contact-link.server.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import type { Route } from "./+types/your-data-file.ts";

/** The same file that members download from their account. */
export async function loader({ request }: Route.LoaderArgs) {
  return new Response(JSON.stringify(await loadContactData(request), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-boab-data.json"',
      "Cache-Control": PRIVATE_CACHE_CONTROL,
    },
  });
}
