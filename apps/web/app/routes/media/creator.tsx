import { getMediaAccount, MediaAccountId } from "@boab/contracts/media/accounts";
import { redirect } from "react-router";
import { CreatorView } from "#areas/media/creator/creator-view.tsx";
import { loadList } from "#areas/media/lists/load-list.server.ts";
import { creatorPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/creator.ts";

export async function loader({ request, url, params: { id }, context }: Route.LoaderArgs) {
  if (!MediaAccountId.safeParse(id).success) throw redirect(pageNotFoundPath);
  const [account, list] = await Promise.all([
    api(request).load(getMediaAccount, { params: { id } }),
    loadList(request, url.searchParams, { creator: id }),
  ]);
  const isOwn = "userId" in account && account.userId === context.get(memberContext).id;
  return { account, isOwn, ...list };
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.account.name ?? "Creator";
  return pageMeta({ title, path: creatorPath(params.id), isIndexed: false });
}

export default function Creator({ loaderData }: Route.ComponentProps) {
  return <CreatorView {...loaderData} />;
}
