import { readItemForEditing } from "@boab/contracts/marketplace/items";
import { redirect } from "react-router";
import { itemListCopy } from "#areas/marketplace/items/copy.ts";
import { requireOwnStoreBySlug } from "#areas/marketplace/items/load-own-store.server.ts";
import { saveItem } from "#areas/marketplace/items/save-item.server.ts";
import { EditItem } from "#areas/marketplace/items/wizard/edit-item.tsx";
import { addItemPath } from "#areas/marketplace/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/edit-item.ts";
import { shouldRevalidateWizard } from "./should-revalidate-wizard.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  buildPageMeta({ title: "Edit item", path: location.pathname, isIndexed: false });

export async function loader({ params: { slug, itemId }, request, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const store = await requireOwnStoreBySlug(request, slug);
  const [stored, { platformFee }] = await Promise.all([
    api(request).load(readItemForEditing, { params: { itemId } }),
    readPublicFigures(),
  ]);
  // A draft is finished on the page where it was started.
  if (stored.status === "draft") throw redirect(addItemPath(slug));
  return { store, stored, feeRule: platformFee };
}

export async function action({ params: { itemId }, request, url }: Route.ActionArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return saveItem(request, itemId);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, { save: itemListCopy.saveFailed });

export const shouldRevalidate = shouldRevalidateWizard;

export default function EditItemPage({ loaderData }: Route.ComponentProps) {
  const { stored } = loaderData;
  return (
    <Container className="py-6 md:py-8">
      <EditItem key={stored.item_id} {...loaderData} />
    </Container>
  );
}
