import { storePageTexts } from "@boab/contracts/marketplace/texts";
import {
  data,
  isRouteErrorResponse,
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useRouteError,
  useSearchParams,
} from "react-router";
import { itemsPath, storePath, tabsFor } from "#areas/marketplace/paths.ts";
import { HolidayNotice } from "#areas/marketplace/stores/holiday-notice.tsx";
import { loadStorePage } from "#areas/marketplace/stores/load-store.server.ts";
import { PictureEditor } from "#areas/marketplace/stores/picture-editor.tsx";
import { changeStore } from "#areas/marketplace/stores/store-actions.server.ts";
import { StoreBanner } from "#areas/marketplace/stores/store-banner.tsx";
import { StoreForm } from "#areas/marketplace/stores/store-form.tsx";
import { StoreHeading, WorkHeading } from "#areas/marketplace/stores/store-heading.tsx";
import { editModeOf, type StoreView } from "#areas/marketplace/stores/store-view.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { catalogHeaders } from "#shell/catalog-cache.server.ts";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/store-layout.ts";

export { loadedHeaders as headers } from "#lib/http/cache.ts";

/** For the tabs too; whatever was read with a cookie is private all the same. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const [view, headers] = await Promise.all([
    loadStorePage(request, params.slug),
    catalogHeaders(),
  ]);
  return data(view, { headers });
}

export const action = ({ request, params }: Route.ActionArgs) => changeStore(request, params.slug);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export const meta = ({ loaderData, params }: Route.MetaArgs) => {
  const path = storePath(params.slug);
  if (!loaderData) return pageMeta({ title: "Store", path, isIndexed: false });
  const { store } = loaderData;
  return pageMeta({
    title: store.storeName,
    path,
    ...(store.description && { description: store.description.slice(0, 160) }),
    ...(store.headerImg && { image: store.headerImg.tablet.url }),
  });
};

/** A store's page: whose it is, its tabs, and below them the tab that is open. */
export default function StoreLayout({ loaderData: { store, own } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mode = editModeOf(search, own !== null);
  const close = () => navigate(storePath(store.slug), { preventScrollReset: true });
  const home = storePath(store.slug);
  const tabs = tabsFor(own !== null);
  const open = tabs.find(({ path }) => pathname.toLowerCase() === path(store.slug).toLowerCase());
  return (
    <Container className="pt-4 pb-18">
      {own && open?.isWork && mode === null ? (
        <WorkHeading own={own} />
      ) : (
        <>
          {own && mode === "header" ? (
            <PictureEditor key="header" store={own} which="header" />
          ) : (
            <StoreBanner store={store} />
          )}
          <StoreHeading store={store} own={own} />
        </>
      )}
      {own?.isHidden && (
        <Note tone="warn" className="mt-6" title="Only you can see this store.">
          {own.hiddenReason ?? "Our team has hidden it."} Contact us if you think this is a mistake.
        </Note>
      )}
      {own && mode === "logo" && (
        <div className="mt-6">
          <PictureEditor key="logo" store={own} which="logo" />
        </div>
      )}
      {own && mode === "details" && (
        <div className="mt-6">
          <StoreForm key={own.version} store={own} action={home} onDone={close} />
        </div>
      )}
      <TabLinks
        label="Store"
        className="mt-6"
        links={tabs.map((tab) => ({
          label: tab.label,
          to: tab.path(store.slug),
          isCurrent: tab === open,
          ...(tab.path === itemsPath && store.itemsCount > 0 && { count: store.itemsCount }),
        }))}
      />
      {!own && <HolidayNotice store={store} />}
      <Outlet context={{ store, own } satisfies StoreView} />
    </Container>
  );
}

/** nobody is left with an empty page. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Container className="py-16">
      <Note tone="danger" title={storePageTexts.notFound}>
        {storePageTexts.mayHaveClosed} <Link to="/marketplace">Browse the marketplace</Link>
      </Note>
    </Container>
  );
}
