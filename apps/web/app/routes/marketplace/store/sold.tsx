import { orderTexts, purchaseHistory } from "@boab/contracts/marketplace/order-texts";
import { requireStoreAt } from "#areas/marketplace/items/load-own-store.server.ts";
import { soldPath } from "#areas/marketplace/paths.ts";
import { changeSold } from "#areas/marketplace/sold/change-sold.server.ts";
import { loadOrders } from "#areas/marketplace/sold/load-orders.server.ts";
import { SoldTab } from "#areas/marketplace/sold/sold-tab.tsx";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { dayInSydney } from "#lib/format/day.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { Route } from "./+types/sold.ts";

export const meta = ({ params: { slug } }: Route.MetaArgs) =>
  pageMeta({ title: purchaseHistory, path: soldPath(slug), isIndexed: false });

/** Buyers' orders are private: for its owner only (X-37). */
export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  admitMember(await currentProfile(request), url);
  const store = await requireStoreAt(request, slug);
  const view = await loadOrders(request, store.id, url.searchParams);
  return { view, storeName: store.storeName, today: dayInSydney(new Date()) };
}

export async function action({ request, url }: Route.ActionArgs) {
  admitMember(await currentProfile(request), url);
  return changeSold(request);
}

const said: Record<string, string> = {
  track: orderTexts.trackingSaved,
  answer: "Answer sent.",
  refund: "Refunded.",
  message: "Message sent.",
};

/** Said here and not by the form: a saved order may leave the list before the form hears of it. */
export async function clientAction(args: Route.ClientActionArgs) {
  const intent = String((await args.request.clone().formData()).get("intent"));
  const result = await orUnreachable(args, { track: orderTexts.trackingFailed });
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
