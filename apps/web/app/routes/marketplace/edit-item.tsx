import { itemNotes } from "@boab/contracts/marketplace/item-texts";
import { readItemForEditing } from "@boab/contracts/marketplace/items";
import { redirect } from "react-router";
import { requireStoreAt } from "#areas/marketplace/items/load-own-store.server.ts";
import { saveItem } from "#areas/marketplace/items/save-item.server.ts";
import { EditItem } from "#areas/marketplace/items/wizard/edit-item.tsx";
import { addItemPath } from "#areas/marketplace/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import { publicFigures } from "#shell/public-settings.server.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/edit-item.ts";
import { stepsStayLoaded } from "./steps-stay-loaded.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({ title: "Edit item", path: location.pathname, isIndexed: false });

export async function loader({ params: { slug, itemId }, request, url }: Route.LoaderArgs) {
  admitMember(await currentProfile(request), url);
  const store = await requireStoreAt(request, slug);
  const [stored, { platformFee }] = await Promise.all([
    api(request).load(readItemForEditing, { params: { itemId } }),
    publicFigures(),
  ]);
  // What was only begun is put on sale where it was begun.
  if (stored.status === "draft") throw redirect(addItemPath(slug));
  return { store, stored, feeRule: platformFee };
}

export async function action({ params: { itemId }, request, url }: Route.ActionArgs) {
  admitMember(await currentProfile(request), url);
  return saveItem(request, itemId);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orUnreachable(args, { save: itemNotes.saveFailed });

export const shouldRevalidate = stepsStayLoaded;

export default function EditItemPage({ loaderData }: Route.ComponentProps) {
  const { stored } = loaderData;
  return (
    <Container className="py-6 md:py-8">
      <EditItem key={`${stored.item_id} ${stored.version}`} {...loaderData} />
    </Container>
  );
}
