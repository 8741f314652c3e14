import { ImportItems } from "#areas/marketplace/items/import/import-items.tsx";
import { requireOwnStoreBySlug } from "#areas/marketplace/items/load-own-store.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/import-items.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  buildPageMeta({ title: "Import items", path: location.pathname, isIndexed: false });

export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return { store: await requireOwnStoreBySlug(request, slug) };
}

export default function ImportItemsPage({ loaderData: { store } }: Route.ComponentProps) {
  return (
    <Container className="py-6 md:py-8">
      <ImportItems store={store} />
    </Container>
  );
}
