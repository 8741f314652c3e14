import { readItemDraft } from "@boab/contracts/marketplace/items";
import {
  findOwnStoreBySlug,
  requireOwnStoreBySlug,
} from "#areas/marketplace/items/load-own-store.server.ts";
import { addItem } from "#areas/marketplace/items/save-item.server.ts";
import { AddItem } from "#areas/marketplace/items/wizard/add-item.tsx";
import { itemWizardCopy } from "#areas/marketplace/items/wizard/copy.ts";
import { api } from "#lib/api/api.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { prefixToneEmoji } from "#lib/format/status-message.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { StatusMessageText } from "#ui/feedback/marked-text.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/add-item.ts";
import { shouldRevalidateWizard } from "./should-revalidate-wizard.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  buildPageMeta({ title: "Add an item", path: location.pathname, isIndexed: false });

export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const store = await findOwnStoreBySlug(request, slug);
  if (!store) return null;
  const [{ draft }, { platformFee }] = await Promise.all([
    api(request).load(readItemDraft, { params: { shopId: store.id } }),
    readPublicFigures(),
  ]);
  return { store, draft, feeRule: platformFee };
}

export async function action({ params: { slug }, request, url }: Route.ActionArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const store = await requireOwnStoreBySlug(request, slug);
  return addItem(request, store.id);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, { create: prefixToneEmoji(itemWizardCopy.createFailed) });

export const shouldRevalidate = shouldRevalidateWizard;

export default function AddItemPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-6 md:py-8">
      {loaderData ? (
        <AddItem key={loaderData.draft?.item_id ?? "new"} {...loaderData} />
      ) : (
        <Note tone="danger">
          <StatusMessageText of={itemWizardCopy.noStore} />
        </Note>
      )}
    </Container>
  );
}
