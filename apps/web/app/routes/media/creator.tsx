import { getMediaAccount, MediaAccountId } from "@boab/contracts/media/accounts";
import { redirect } from "react-router";
import { CreatorView } from "#areas/media/creator/creator-view.tsx";
import { loadVideos } from "#areas/media/lists/load-videos.server.ts";
import { creatorPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import type { Route } from "./+types/creator.ts";

export async function loader({ request, url, params: { id } }: Route.LoaderArgs) {
  if (!MediaAccountId.safeParse(id).success) throw redirect(pageNotFoundPath);
  const [account, videos, viewer] = await Promise.all([
    api(request).load(getMediaAccount, { params: { id } }),
    loadVideos(request, url.searchParams, { creator: id }),
    loadCurrentProfile(request),
  ]);
  const isOwn = "userId" in account && account.userId === viewer?.id;
  return { account, isOwn, list: videos.list };
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.account.name ?? "Creator";
  return buildPageMeta({ title, path: creatorPath(params.id), isIndexed: false });
}

export default function Creator({ loaderData }: Route.ComponentProps) {
  return <CreatorView {...loaderData} />;
}
