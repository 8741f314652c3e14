import { cover, product } from "@boab/art";
import { toSvgDataUri } from "./svg-data-uri.ts";

const picture = (svg: string) => ({ src: toSvgDataUri(svg) });
const drawProduct = (seed: string, motif: "vase" | "lamp" | "rug", scheme: number) =>
  toSvgDataUri(product("Home & Living", seed, 200, 200, { motif, scheme }));

/** Drawn on the server, so that the browser doesn't load the drawing code. */
export const drawSpecimenArt = () => ({
  business: picture(
    cover("Restaurants", "Teranga Table", 900, 600, { motif: "platter", scheme: 5, back: "arch" }),
  ),
  uploads: {
    front: drawProduct("upfront.jpg", "vase", 1),
    back: drawProduct("upback.jpg", "lamp", 2),
    heic: drawProduct("upIMG_4471.heic", "rug", 3),
  },
});

export type SpecimenArt = ReturnType<typeof drawSpecimenArt>;
