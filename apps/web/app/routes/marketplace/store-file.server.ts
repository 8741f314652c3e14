import { requireOwnStoreBySlug } from "#areas/marketplace/items/load-own-store.server.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";

interface StoreFileArgs {
  params: { slug: string };
  request: Request;
  url: URL;
}

/** The member's own store; its files are for nobody else. */
export async function requireOwnStore({ params: { slug }, request, url }: StoreFileArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return requireOwnStoreBySlug(request, slug);
}
