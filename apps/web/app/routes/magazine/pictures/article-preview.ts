import { plate } from "@boab/art";
import { drawPng } from "../../directory/pictures/draw-png.server.ts";
import type { Route } from "./+types/article-preview.ts";
import { parseDrawing } from "./drawn-article.server.ts";

/** The image for link previews, which can't render SVG. */
export async function loader({ params }: Route.LoaderArgs) {
  const drawing = parseDrawing(params.theme, params.file, "png");
  if (!drawing) throw new Response("Not found", { status: 404 });
  const picture = await drawPng(plate(drawing.theme, drawing.seed, 1200, 630));
  if (!picture) throw new Response("Busy", { status: 503, headers: { "Retry-After": "30" } });
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}
