import { type Motif, motifs, product } from "@boab/art";
import { makeSvgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/item-picture.ts";

const edge = 960;
const filePattern = /^([a-z0-9-]{1,80})-([0-2])(?:-([0-9a-f]{6}))?\.svg$/;

/** Draws an item from the URL alone; the demo shows it instead of photos. */
export function loader({ params }: Route.LoaderArgs) {
  const motif = motifs.find((one): one is Motif => one === params.motif);
  const [, seed, view, colour] = filePattern.exec(params.file) ?? [];
  if (!motif || !seed) throw new Response("Not found", { status: 404 });
  const options = { motif, view: Number(view), ...(colour && { color: `#${colour}` }) };
  return makeSvgResponse(product("Retail", seed, edge, edge, options));
}
