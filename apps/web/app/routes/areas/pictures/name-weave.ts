import { weave } from "@boab/art";
import { Username } from "@boab/contracts/common/fields";
import { svgAnswer } from "#lib/svg-answer.server.ts";
import type { Route } from "./+types/name-weave.ts";

/** Every name has its own cloth; drawing it takes less than a millisecond. */
export function loader({ params }: Route.LoaderArgs) {
  const username = Username.safeParse(params.file.replace(/\.svg$/, ""));
  if (!username.success) throw new Response("Not found", { status: 404 });
  return svgAnswer(weave(username.data, 1280, 160));
}
