import type { ReactNode } from "react";
import {
  data,
  isRouteErrorResponse,
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";
import { itemsPath, listStoreTabs, storePath } from "#areas/marketplace/paths.ts";
import { missingStoreCopy } from "#areas/marketplace/stores/copy.ts";
import { HolidayNotice } from "#areas/marketplace/stores/holiday-notice.tsx";
import { loadStorePage } from "#areas/marketplace/stores/load-store.server.ts";
import { PictureEditor } from "#areas/marketplace/stores/picture-editor.tsx";
import { changeStore } from "#areas/marketplace/stores/store-actions.server.ts";
import { StoreHeader } from "#areas/marketplace/stores/store-banner.tsx";
import { StoreForm } from "#areas/marketplace/stores/store-form.tsx";
import { CompactHeading, StoreHeading } from "#areas/marketplace/stores/store-heading.tsx";
import { parseEditMode, type StoreView } from "#areas/marketplace/stores/store-view.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCatalogHeaders } from "#shell/catalog-cache.server.ts";
import { ErrorPanel } from "#shell/error-page.tsx";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/store-layout.ts";

export { headersFromLoader as headers } from "#lib/http/cache.ts";

/** These cache headers also apply to the tabs. A page read with a cookie still becomes private. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const [view, headers] = await Promise.all([
    loadStorePage(request, params.slug),
    loadCatalogHeaders(),
  ]);
  return data(view, { headers });
}

export const action = ({ request, params }: Route.ActionArgs) => changeStore(request, params.slug);

export const meta = ({ loaderData, params }: Route.MetaArgs) => {
  const path = storePath(params.slug);
  if (!loaderData) return buildPageMeta({ title: "Store", path, isIndexed: false });
  const { store } = loaderData;
  return buildPageMeta({
    title: store.storeName,
    path,
    ...(store.description && { description: store.description.slice(0, 160) }),
    ...(store.headerImg && { image: store.headerImg.tablet.url }),
  });
};

export default function StoreLayout({ loaderData, actionData }: Route.ComponentProps) {
  const { store, own: ownStore } = loaderData;
  return (
    <StoreFrame loaderData={loaderData} actionData={actionData}>
      <Outlet context={{ store, own: ownStore } satisfies StoreView} />
    </StoreFrame>
  );
}

interface StoreFrameProps {
  loaderData: Route.ComponentProps["loaderData"];
  actionData: Route.ComponentProps["actionData"] | undefined;
  /** The open tab. */
  children: ReactNode;
}

/** The frame of a store's pages, with its header and its tabs. */
function StoreFrame({ loaderData, actionData, children }: StoreFrameProps) {
  const { store, own: ownStore } = loaderData;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mode = parseEditMode(search, ownStore !== null);
  const close = () => navigate(storePath(store.slug), { preventScrollReset: true });
  const home = storePath(store.slug);
  const tabs = listStoreTabs(ownStore !== null);
  const open = tabs.find(({ path }) => pathname.toLowerCase() === path(store.slug).toLowerCase());
  return (
    <Container className="pt-4 pb-18">
      {ownStore && open?.isSellerWorkspace && mode === null ? (
        <CompactHeading own={ownStore} />
      ) : (
        <>
          {ownStore && mode === "header" ? (
            <PictureEditor key="header" store={ownStore} pictureKind="header" />
          ) : (
            <StoreHeader store={store} />
          )}
          <StoreHeading store={store} own={ownStore} />
        </>
      )}
      {ownStore?.isHidden && (
        <Note tone="warn" className="mt-6" title="Only you can see this store.">
          {ownStore.hiddenReason ?? "Our team has hidden it."} Contact us if you think this is a
          mistake.
        </Note>
      )}
      {ownStore && mode === "logo" && (
        <div className="mt-6">
          <PictureEditor key="logo" store={ownStore} pictureKind="logo" />
        </div>
      )}
      {ownStore && mode === "details" && (
        <div className="mt-6">
          <StoreForm
            key={ownStore.id}
            store={ownStore}
            action={home}
            firstResult={actionData}
            onDone={close}
          />
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
      {!ownStore && <HolidayNotice store={store} />}
      {children}
    </Container>
  );
}

/**
 * The store and its tabs stay when one of them fails. X-30: an unknown store shows a message and a link instead of an
 * empty page.
 */
export function ErrorBoundary({ error, loaderData, actionData }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    if (!loaderData) throw error;
    return (
      <StoreFrame loaderData={loaderData} actionData={actionData}>
        <ErrorPanel error={error} />
      </StoreFrame>
    );
  }
  return (
    <Container className="py-16">
      <Note tone="danger" title={missingStoreCopy.notFound}>
        {missingStoreCopy.mayHaveClosed} <Link to="/marketplace">Browse the marketplace</Link>
      </Note>
    </Container>
  );
}
