import { toIsoDay } from "@boab/format/zones";
import { requireStoreBySlug } from "#areas/marketplace/items/load-own-store.server.ts";
import { soldPath } from "#areas/marketplace/paths.ts";
import { changeSoldOrder } from "#areas/marketplace/sold/change-sold.server.ts";
import { purchaseHistory, soldCopy } from "#areas/marketplace/sold/copy.ts";
import { loadOrders } from "#areas/marketplace/sold/load-orders.server.ts";
import { SoldTab } from "#areas/marketplace/sold/sold-tab.tsx";
import { runClientAction } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { Route } from "./+types/sold.ts";

export const meta = ({ params: { slug } }: Route.MetaArgs) =>
  pageMeta({ title: purchaseHistory, path: soldPath(slug), isIndexed: false });

/** Buyers' orders are private, so the page is for the store's owner only (X-37). */
export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  requireMember(await currentProfile(request), url);
  const store = await requireStoreBySlug(request, slug);
  const view = await loadOrders(request, store.id, url.searchParams);
  return { view, storeName: store.storeName, today: toIsoDay(new Date()) };
}

export async function action({ request, url }: Route.ActionArgs) {
  requireMember(await currentProfile(request), url);
  return changeSoldOrder(request);
}

const said: Record<string, string> = {
  track: soldCopy.trackingSaved,
  answer: "Answer sent.",
  refund: "Refunded.",
  message: "Message sent.",
};

/** The toast is shown here, because a saved order may leave the list and unmount its form first. */
export async function clientAction(args: Route.ClientActionArgs) {
  const intent = String((await args.request.clone().formData()).get("intent"));
  const result = await runClientAction(args, { track: soldCopy.trackingFailed });
  if ("ok" in result && result.ok) toast(said[intent] ?? "Saved.");
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
