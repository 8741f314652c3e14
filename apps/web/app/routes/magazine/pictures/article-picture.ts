import { plate } from "@boab/art";
import { isKeyOf } from "@boab/contracts/common/guards";
import { drawingShapes } from "#areas/magazine/article-picture.ts";
import { makeSvgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/article-picture.ts";
import { parseDrawing } from "./drawn-article.server.ts";

const readShape = (params: URLSearchParams) => {
  const name = params.get("shape") ?? "";
  return isKeyOf(drawingShapes, name) ? drawingShapes[name] : drawingShapes.card;
};

/** Draws a plate from the URL alone; the demo shows it instead of photos. */
export function loader({ params, url }: Route.LoaderArgs) {
  const drawing = parseDrawing(params.theme, params.file, "svg");
  if (!drawing) throw new Response("Not found", { status: 404 });
  const { width, height } = readShape(url.searchParams);
  return makeSvgResponse(plate(drawing.theme, drawing.seed, width, height));
}
