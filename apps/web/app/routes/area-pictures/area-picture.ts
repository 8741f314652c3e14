import { makeSvgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/area-picture.ts";
import { areaDrawings } from "./area-drawings.server.ts";
import { type AreaPicture, areaPictures } from "./area-pictures.ts";

/** The names are few and fixed, so each drawing is cached in memory. */
const drawingCache = new Map<AreaPicture, string>();

export function loader({ params }: Route.LoaderArgs) {
  const name = areaPictures.find((each) => params.file === `${each}.svg`);
  if (!name) throw new Response("Not found", { status: 404 });
  const picture = drawingCache.get(name) ?? areaDrawings[name]();
  drawingCache.set(name, picture);
  return makeSvgResponse(picture);
}
