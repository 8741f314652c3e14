import { type Motif, motifs, product } from "@boab/art";
import { svgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/item-picture.ts";

const edge = 960;
const fileShape = /^([a-z0-9-]{1,80})-([0-2])(?:-([0-9a-f]{6}))?\.svg$/;

/** A drawn item, from its address alone: what the demo shows in place of photos. */
export function loader({ params }: Route.LoaderArgs) {
  const motif = motifs.find((one): one is Motif => one === params.motif);
  const [, seed, view, colour] = fileShape.exec(params.file) ?? [];
  if (!motif || !seed) throw new Response("Not found", { status: 404 });
  const options = { motif, view: Number(view), ...(colour && { color: `#${colour}` }) };
  return svgResponse(product("Retail", seed, edge, edge, options));
}
