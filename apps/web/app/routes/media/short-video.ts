import { VidId } from "@boab/contracts/media/video-id";
import { redirect } from "react-router";
import { videoPath } from "#areas/media/paths.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import type { Route } from "./+types/short-video.ts";

/** `/media/{id}` is the same page under its one address; fixed pages win, and anything else is no page. */
export const loader = ({ params: { id }, url }: Route.LoaderArgs) =>
  redirect(VidId.safeParse(id).success ? videoPath(id) + url.search : pageNotFoundPath);
