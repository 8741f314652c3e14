import { plate } from "@boab/art";
import { drawingShapes } from "#areas/magazine/article-picture.ts";
import { svgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/article-picture.ts";
import { drawingOf } from "./drawn-article.server.ts";

const shapeOf = (params: URLSearchParams) => {
  const name = params.get("shape") ?? "";
  return Object.hasOwn(drawingShapes, name)
    ? drawingShapes[name as keyof typeof drawingShapes]
    : drawingShapes.card;
};

/** A drawn plate, from its address alone: what the demo shows in place of photos. */
export function loader({ params, url }: Route.LoaderArgs) {
  const drawing = drawingOf(params.theme, params.file, "svg");
  if (!drawing) throw new Response("Not found", { status: 404 });
  const { width, height } = shapeOf(url.searchParams);
  return svgResponse(plate(drawing.theme, drawing.seed, width, height));
}
