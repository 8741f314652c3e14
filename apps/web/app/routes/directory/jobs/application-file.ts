import { openApplicationFile } from "@boab/contracts/jobs/applications";
import { redirect } from "react-router";
import { readAccessReason } from "#areas/jobs/applications/load-applications.server.ts";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/application-file.ts";

/** Redirects to the file with a link that is valid for five minutes. The server logs who opened it. */
export async function loader({ params, request, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const file = params.file === "resume" ? "resume" : "cover-letter";
  const why = readAccessReason(url.searchParams);
  const link = await api(request)
    .call(openApplicationFile, { params: { id: params.id, file }, query: why ? { why } : {} })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return null;
      throw toBoundaryError(error);
    });
  throw redirect(link?.url ?? pageNotFoundPath, {
    headers: { "Cache-Control": PRIVATE_CACHE_CONTROL },
  });
}
