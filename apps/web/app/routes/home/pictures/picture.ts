import { cover } from "@boab/art";
import type { LoaderFunctionArgs } from "react-router";
import { config } from "#lib/config.server.ts";
import { drawings } from "./drawings.server.ts";
import { type PictureName, pictureNames } from "./picture-names.ts";

/** The names are few and fixed, so what was drawn once is kept. */
const drawn = new Map<string, string>();

export async function loader({ params }: LoaderFunctionArgs) {
  const name = params.file?.replace(/\.svg$/, "") ?? "";
  const picture = drawn.get(name) ?? (await draw(name));
  if (picture === undefined) throw new Response("Not found", { status: 404 });
  drawn.set(name, picture);
  return new Response(picture, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}

async function draw(name: string): Promise<string | undefined> {
  if (isPictureName(name)) return drawings[name]();
  if (!config.demoContent) return undefined;
  const { showcaseBusinesses } = await import("@boab/demo/showcase");
  const business = showcaseBusinesses.find(({ slug }) => name === `showcase-${slug}`);
  return business && cover(business.art.category, business.name, 900, 600, business.art.options);
}

const isPictureName = (name: string): name is PictureName =>
  pictureNames.includes(name as PictureName);
