import { storeTexts } from "@boab/contracts/marketplace/texts";
import { Dashboard } from "#areas/marketplace/dashboard/dashboard.tsx";
import { loadDashboard } from "#areas/marketplace/dashboard/load-dashboard.server.ts";
import { ChecklistCard } from "#areas/marketplace/go-live/checklist-card.tsx";
import { CheckedCard } from "#areas/marketplace/stores/checked-card.tsx";
import { DeleteStore } from "#areas/marketplace/stores/delete-store.tsx";
import { HolidayForm } from "#areas/marketplace/stores/holiday-form.tsx";
import { loadStorePage } from "#areas/marketplace/stores/load-store.server.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import type { Route } from "./+types/home.ts";
import { useStore } from "./store-context.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { own } = await loadStorePage(request, params.slug);
  return { dashboard: own && (await loadDashboard(request, own.id)) };
}

/** For its owner the dashboard, for everyone else the shop front. */
export default function StoreHome({ loaderData: { dashboard } }: Route.ComponentProps) {
  const { store, own } = useStore();
  return (
    <>
      {own && (
        <section aria-labelledby="dashboard" className="mt-8 space-y-6">
          <h2 id="dashboard" className="text-2xl">
            {storeTexts.dashboard}
          </h2>
          <ChecklistCard store={own} />
          {dashboard && <Dashboard slug={own.slug} {...dashboard} />}
        </section>
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="space-y-8">
          {own && <HolidayForm key={String(own.holiday !== null)} store={own} />}
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
            !own && (
              <EmptyState title="This store is still setting up.">
                Come back soon to see what they make.
              </EmptyState>
            )
          )}
          {own && <DeleteStore store={own} />}
        </div>
        <CheckedCard store={store} />
      </div>
    </>
  );
}
