import { readMediaOverview } from "@boab/contracts/media/videos";
import { redirect } from "react-router";
import { explorePath, videoPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
import type { Route } from "./+types/videos.ts";

/** Without a choice the default video plays (MEDIA-10). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { defaultId } = await api(request).load(readMediaOverview);
  return redirect(defaultId === null ? explorePath : videoPath(defaultId) + url.search);
}
