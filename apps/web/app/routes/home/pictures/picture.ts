import { isOneOf } from "@boab/contracts/common/guards";
import type { LoaderFunctionArgs } from "react-router";
import { drawings } from "./drawings.server.ts";
import { pictureNames } from "./picture-names.ts";

/** The names are few and fixed, so each drawing is cached in memory. */
const drawingCache = new Map<string, string>();

export function loader({ params }: LoaderFunctionArgs) {
  const name = params.file?.replace(/\.svg$/, "") ?? "";
  if (!isOneOf(pictureNames, name)) throw new Response("Not found", { status: 404 });
  const picture = drawingCache.get(name) ?? drawings[name]();
  drawingCache.set(name, picture);
  return new Response(picture, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}
