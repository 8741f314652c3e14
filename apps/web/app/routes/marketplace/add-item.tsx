import { itemTexts } from "@boab/contracts/marketplace/item-texts";
import { readItemDraft } from "@boab/contracts/marketplace/items";
import { findStoreAt, requireStoreAt } from "#areas/marketplace/items/load-own-store.server.ts";
import { addItem } from "#areas/marketplace/items/save-item.server.ts";
import { AddItem } from "#areas/marketplace/items/wizard/add-item.tsx";
import { api } from "#lib/api/api.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import { publicFigures } from "#shell/public-settings.server.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/add-item.ts";
import { stepsStayLoaded } from "./steps-stay-loaded.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({ title: "Add an item", path: location.pathname, isIndexed: false });

export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  admitMember(await currentProfile(request), url);
  const store = await findStoreAt(request, slug);
  if (!store) return null;
  const [{ draft }, { platformFee }] = await Promise.all([
    api(request).load(readItemDraft, { params: { shopId: store.id } }),
    publicFigures(),
  ]);
  return { store, draft, feeRule: platformFee };
}

export async function action({ params: { slug }, request, url }: Route.ActionArgs) {
  admitMember(await currentProfile(request), url);
  const store = await requireStoreAt(request, slug);
  return addItem(request, store.id);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orUnreachable(args, { create: itemTexts.createFailed });

export const shouldRevalidate = stepsStayLoaded;

export default function AddItemPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-6 md:py-8">
      {loaderData ? (
        <AddItem key={loaderData.draft?.item_id ?? "new"} {...loaderData} />
      ) : (
        <Note tone="danger">{itemTexts.noStore}</Note>
      )}
    </Container>
  );
}
