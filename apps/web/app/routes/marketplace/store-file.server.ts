import { requireStoreBySlug } from "#areas/marketplace/items/load-own-store.server.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";

interface Opened {
  params: { slug: string };
  request: Request;
  url: URL;
}

/** The member's own store; its files are for nobody else. */
export async function requireOwnStore({ params: { slug }, request, url }: Opened) {
  requireMember(await currentProfile(request), url);
  return requireStoreBySlug(request, slug);
}

export const csvFile = (name: string, csv: string) =>
  new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
