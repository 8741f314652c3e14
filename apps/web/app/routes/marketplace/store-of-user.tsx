import { redirect, useActionData } from "react-router";
import { storePath } from "#areas/marketplace/paths.ts";
import { loadStoreByOwner } from "#areas/marketplace/stores/load-store.server.ts";
import { openStore } from "#areas/marketplace/stores/store-actions.server.ts";
import { StoreForm } from "#areas/marketplace/stores/store-form.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { decodeUserId } from "#lib/session/encoded-user-id.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/store-of-user.ts";

/** The specified URL of a store. It contains a user id, so it redirects to the readable URL. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const userId = decodeUserId(params.encodedUserId);
  if (!userId) throw redirect(pageNotFoundPath);
  const [store, viewer] = await Promise.all([
    loadStoreByOwner(request, userId),
    loadCurrentProfile(request),
  ]);
  if (store) throw redirect(storePath(store.slug));
  if (viewer?.id !== userId) throw redirect(pageNotFoundPath);
  return { email: viewer.email };
}

export const action = ({ request }: Route.ActionArgs) => openStore(request);

export const meta = ({ location }: Route.MetaArgs) =>
  buildPageMeta({ title: "Open your store", path: location.pathname, isIndexed: false });

export default function StoreOfUser({ loaderData: { email } }: Route.ComponentProps) {
  const firstResult = useActionData<typeof action>();
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Your store</h1>
      <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">
        Name it and say what you sell. You can add photos and items next, and change everything
        later but the link.
      </p>
      <StoreForm store={null} email={email} firstResult={firstResult} />
    </Container>
  );
}
