import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { formatCount } from "@boab/format/numbers";
import { dashboardCopy } from "#areas/marketplace/dashboard/copy.ts";
import { Dashboard } from "#areas/marketplace/dashboard/dashboard.tsx";
import { loadDashboard } from "#areas/marketplace/dashboard/load-dashboard.server.ts";
import { ChecklistCard } from "#areas/marketplace/go-live/checklist-card.tsx";
import { ItemsTab } from "#areas/marketplace/items/items-tab.tsx";
import { type ItemsView, loadItems } from "#areas/marketplace/items/load-items.server.ts";
import { itemsPath, storePath } from "#areas/marketplace/paths.ts";
import { DeleteStore } from "#areas/marketplace/stores/delete-store.tsx";
import { HolidayForm } from "#areas/marketplace/stores/holiday-form.tsx";
import { loadStorePage } from "#areas/marketplace/stores/load-store.server.ts";
import { VerifiedDetailsCard } from "#areas/marketplace/stores/verified-details-card.tsx";
import { config } from "#lib/http/config.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import type { Route } from "./+types/home.ts";
import { useStore } from "./store-context.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { store, own: ownStore } = await loadStorePage(request, params.slug);
  const link = config.publicOrigin + storePath(store.slug);
  if (ownStore) return { dashboard: await loadDashboard(request, ownStore.id), view: null, link };
  const itemsRequest = { storeId: store.id, mayManage: false };
  return {
    dashboard: null,
    view: await loadItems(request, itemsRequest, new URLSearchParams()),
    link,
  };
}

/** For its owner the dashboard, for everyone else the shop front. */
export default function StoreHome({ loaderData: { dashboard, view, link } }: Route.ComponentProps) {
  const { store, own: ownStore } = useStore();
  return (
    <>
      {ownStore && (
        <section aria-labelledby="dashboard" className="mt-8 space-y-6">
          <h2 id="dashboard" className="text-2xl">
            {dashboardCopy.dashboard}
          </h2>
          <ChecklistCard store={ownStore} link={link} />
          {dashboard && <Dashboard slug={ownStore.slug} {...dashboard} />}
        </section>
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="space-y-8">
          {ownStore && <HolidayForm key={String(ownStore.holiday !== null)} store={ownStore} />}
          {store.description ? (
            <section aria-labelledby="about">
              <h2 id="about" className="text-2xl">
                About {store.storeName}
              </h2>
              <div className="mt-3 max-w-[62ch] space-y-4 text-lg text-ink-2">
                {store.description.split(/\n{2,}/).map((paragraph) => (
                  <p key={paragraph} className="whitespace-pre-line">
                    {paragraph}
                  </p>
                ))}
              </div>
            </section>
          ) : (
            !ownStore && (
              <EmptyState title="This store is still setting up.">
                Come back soon to see what they make.
              </EmptyState>
            )
          )}
          {ownStore && <DeleteStore store={ownStore} />}
        </div>
        <VerifiedDetailsCard store={store} />
      </div>
      {view && view.list.rows.length > 0 && <NewestItems store={store} view={view} />}
    </>
  );
}

const maxItemsOnHome = 8;

/** The newest items of the store; the Items tab shows all. */
function NewestItems({ store, view }: { store: PublicStore; view: ItemsView }) {
  return (
    <section aria-labelledby="newest" className="mt-12 grid gap-5">
      <h2 id="newest" className="text-2xl">
        Items
      </h2>
      <ItemsTab
        {...view}
        slug={store.slug}
        list={{ ...emptyList, rows: view.list.rows.slice(0, maxItemsOnHome) }}
        total={formatCount(store.itemsCount)}
      />
      {store.itemsCount > maxItemsOnHome && (
        <LinkButton to={itemsPath(store.slug)} variant="secondary" className="justify-self-start">
          See all {formatCount(store.itemsCount)} items
        </LinkButton>
      )}
    </section>
  );
}
