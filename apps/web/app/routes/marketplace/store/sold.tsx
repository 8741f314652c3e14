import { toIsoDay } from "@boab/format/zones";
import { requireOwnStoreBySlug } from "#areas/marketplace/items/load-own-store.server.ts";
import { soldPath } from "#areas/marketplace/paths.ts";
import { changeSoldOrder } from "#areas/marketplace/sold/change-sold.server.ts";
import { purchaseHistoryTitle, soldCopy } from "#areas/marketplace/sold/copy.ts";
import { loadOrders } from "#areas/marketplace/sold/load-orders.server.ts";
import { SoldTab } from "#areas/marketplace/sold/sold-tab.tsx";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { Route } from "./+types/sold.ts";

export const meta = ({ params: { slug } }: Route.MetaArgs) =>
  buildPageMeta({ title: purchaseHistoryTitle, path: soldPath(slug), isIndexed: false });

/** Buyers' orders are private, so the page is for the store's owner only (X-37). */
export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const store = await requireOwnStoreBySlug(request, slug);
  const view = await loadOrders(request, store.id, url.searchParams);
  return { view, storeName: store.storeName, today: toIsoDay(new Date()) };
}

export async function action({ request, url }: Route.ActionArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return changeSoldOrder(request);
}

const toastByIntent: Record<string, string> = {
  track: soldCopy.trackingSaved,
  answer: "Answer sent.",
  refund: "Refunded.",
  message: "Message sent.",
};

/** The toast is shown here, because a saved order may leave the list and unmount its form first. */
export async function clientAction(args: Route.ClientActionArgs) {
  const intent = String((await args.request.clone().formData()).get("intent"));
  const result = await runClientAction(args, { track: soldCopy.trackingFailed });
  if ("ok" in result && result.ok) toast(toastByIntent[intent] ?? "Saved.");
  return result;
}

export default function StoreSold({ params, loaderData }: Route.ComponentProps) {
  const { view, storeName, today } = loaderData;
  return (
    <div className="mt-8">
      <SoldTab slug={params.slug} storeName={storeName} today={today} {...view} />
    </div>
  );
}
