import type { ShowcaseBusiness } from "@boab/demo/showcase";
import type { PictureName } from "./pictures/picture-names.ts";
import type { TeaserItem } from "./sections/teaser-items.tsx";

export interface HomeContent {
  businesses: readonly ShowcaseBusiness[];
  /** Null: show the kinds of goods instead. */
  items: readonly TeaserItem[] | null;
}

/** Invented names and prices leave the server only where demonstration content is switched on. */
export async function homeContent(isDemo: boolean): Promise<HomeContent> {
  if (!isDemo) return { businesses: [], items: null };
  const { showcaseBusinesses, showcaseItems } = await import("@boab/demo/showcase");
  return {
    businesses: showcaseBusinesses,
    items: showcaseItems.map((item) => ({ ...item, picture: item.picture as PictureName })),
  };
}
