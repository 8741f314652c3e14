import { cover, plate, product } from "@boab/art";
import { svgDataUri } from "#ui/media/svg-data-uri.ts";

const picture = (svg: string) => ({ src: svgDataUri(svg) });
const thing = (seed: string, motif: "vase" | "lamp" | "rug", scheme: number) =>
  svgDataUri(product("Home & Living", seed, 200, 200, { motif, scheme }));

/** Drawn on the server: the browser gets pictures, not the drawing code. */
export const drawSpecimenArt = () => ({
  business: picture(
    cover("Restaurants", "Teranga Table", 900, 600, { motif: "platter", scheme: 5, back: "arch" }),
  ),
  product: picture(
    product("Groceries & Beverages", "Yirgacheffe whole beans 1 kg", 700, 700, {
      motif: "sack",
      scheme: 1,
    }),
  ),
  article: picture(plate("water", "card article", 800, 800, { scheme: 6 })),
  video: picture(
    cover("Media", "card video", 800, 800, { motif: "speaker", scheme: 5, back: "sun" }),
  ),
  uploads: {
    front: thing("upfront.jpg", "vase", 1),
    back: thing("upback.jpg", "lamp", 2),
    heic: thing("upIMG_4471.heic", "rug", 3),
  },
});

export type SpecimenArt = ReturnType<typeof drawSpecimenArt>;
