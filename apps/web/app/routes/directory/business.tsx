import { loadTexts } from "@boab/contracts/common/texts";
import { data } from "react-router";
import { BusinessPage } from "#areas/directory/business/business-page.tsx";
import { GonePage } from "#areas/directory/business/gone-page.tsx";
import { loadListing } from "#areas/directory/business/load-business.server.ts";
import { EditingMount } from "#areas/directory/editing/editing-mount.tsx";
import {
  FreshSignInContext,
  type FreshSignInProps,
} from "#areas/directory/editing/fresh-sign-in-context.ts";
import { listingPath } from "#areas/directory/listing-card.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { LISTING_PAGE, PRIVATE_PAGE } from "#lib/http/cache.ts";
import { LazyBoundary, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { Route } from "./+types/business.ts";

const FreshSignInDialog = lazyComponent(() => import("./fresh-sign-in.tsx"));

/** If it fails to load, the dialog that needs it stays open with its input. */
function FreshSignIn(props: FreshSignInProps) {
  function giveUp() {
    toast(loadTexts.failed, { tone: "bad" });
    props.onCancel();
  }
  return (
    <LazyBoundary onFail={giveUp}>
      <FreshSignInDialog {...props} />
    </LazyBoundary>
  );
}

/** A live listing is the same for everyone; a hidden one is private to those who manage it. */
export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => ({
  "Cache-Control": errorHeaders
    ? PRIVATE_PAGE
    : (loaderHeaders.get("Cache-Control") ?? PRIVATE_PAGE),
});

export async function loader({ params: { slug }, request }: Route.LoaderArgs) {
  const page = await loadListing(slug, request, new Date());
  const isPrivate = page.kind === "listing" && !page.isPublic;
  return data(page, {
    status: page.kind === "gone" ? 410 : 200,
    headers: { "Cache-Control": isPrivate ? PRIVATE_PAGE : LISTING_PAGE },
  });
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (loaderData?.kind !== "listing") {
    const path = listingPath(params.slug);
    return pageMeta({ title: "This listing has been taken down", path, isIndexed: false });
  }
  const { view, isPublic, found } = loaderData;
  return [
    ...pageMeta({
      title: found.title,
      description: view.description,
      path: listingPath(view.slug),
      image: found.image,
      isIndexed: isPublic,
    }),
    ...(isPublic ? [{ "script:ld+json": found.data }] : []),
  ];
}

export default function Business({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "gone") return <GonePage />;
  const { view } = loaderData;
  return (
    <FreshSignInContext value={FreshSignIn}>
      <EditingMount key={view.id} view={view}>
        <BusinessPage view={view} />
      </EditingMount>
    </FreshSignInContext>
  );
}
