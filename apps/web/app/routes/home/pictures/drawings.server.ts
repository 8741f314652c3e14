import { boabScene, cover, product, weave } from "@boab/art";
import type { PictureName } from "./picture-names.ts";

type Mood = "day" | "dusk" | "rain";

/** The day slide's heading has two lines, the others three, so their horizon is lower. */
const getHorizon = (mood: Mood) => (mood === "day" ? 0.7 : 0.74);

/** The tree is below the text on tall screens and to its right on wide ones. Light text never overlaps the sun. */
const scene = {
  tall: (mood: Mood) =>
    boabScene(390, 720, {
      mood,
      hy: 0.5,
      sunx: mood === "dusk" ? 1.32 : 0.6,
      x: 0.66,
      scale: 1010,
      solo: true,
    }),
  middle: (mood: Mood) => boabScene(1024, 640, { mood, sunx: 0.8, x: 0.8, scale: 560, solo: true }),
  wide: (mood: Mood) =>
    boabScene(1440, 700, {
      mood,
      hy: getHorizon(mood),
      sunx: 0.66,
      x: 0.74,
      x2: 0.47,
      x3: 0.95,
      scale: 430,
    }),
  vast: (mood: Mood) =>
    boabScene(1920, 760, {
      mood,
      hy: getHorizon(mood),
      sunx: 0.66,
      x: 0.74,
      x2: 0.5,
      x3: 0.93,
      scale: 430,
    }),
};

const drawCategoryCover = (category: string, options: Parameters<typeof cover>[4]) =>
  cover(category, `cat ${category}`, 520, 640, options);

const drawItem = (category: string, seed: string, options: Parameters<typeof product>[4]) =>
  product(category, seed, 700, 700, options);

const drawPage = (category: string, seed: string, options: Parameters<typeof cover>[4]) =>
  cover(category, seed, 520, 560, options);

export const drawings: Record<PictureName, () => string> = {
  "hero-day-tall": () => scene.tall("day"),
  "hero-day-middle": () => scene.middle("day"),
  "hero-day-wide": () => scene.wide("day"),
  "hero-day-vast": () => scene.vast("day"),
  "hero-dusk-tall": () => scene.tall("dusk"),
  "hero-dusk-middle": () => scene.middle("dusk"),
  "hero-dusk-wide": () => scene.wide("dusk"),
  "hero-dusk-vast": () => scene.vast("dusk"),
  "hero-rain-tall": () => scene.tall("rain"),
  "hero-rain-middle": () => scene.middle("rain"),
  "hero-rain-wide": () => scene.wide("rain"),
  "hero-rain-vast": () => scene.vast("rain"),
  "category-restaurants": () => drawCategoryCover("Restaurants", { motif: "bowl", back: "arch" }),
  "category-services": () =>
    drawCategoryCover("Services", { motif: "ledger", back: "arch", scheme: 6 }),
  "category-retail": () =>
    drawCategoryCover("Retail", { motif: "folded", back: "arch", scheme: 2 }),
  "category-health": () => drawCategoryCover("Health", { motif: "mortar", back: "sun", scheme: 3 }),
  "category-education": () =>
    drawCategoryCover("Education", { motif: "standbooks", back: "arch", scheme: 8 }),
  "family-cloth": () => weave("Boab family cloth", 900, 800),
  "item-dress": () =>
    drawItem("Clothing & Accessories", "Adire indigo wrap dress", { motif: "gown", scheme: 4 }),
  "item-stool": () =>
    drawItem("Home & Living", "Carved jarrah stool", { motif: "stool", scheme: 3 }),
  "item-record": () =>
    drawItem("Music & Entertainment", "Highlife Lagos 1974, LP reissue", {
      motif: "vinyl",
      scheme: 6,
    }),
  "item-basket": () =>
    drawItem("Handmade & Crafts", "Bolga market basket, large", { motif: "basket", scheme: 0 }),
  "item-vase": () =>
    drawItem("Home & Living", "Terracotta water vase", { motif: "vase", scheme: 7 }),
  "item-tin": () =>
    drawItem("Groceries & Beverages", "Suya spice tin 250 g", { motif: "tin", scheme: 5 }),
  "contact-desk": () =>
    cover("Services", "contact desk", 720, 480, { motif: "ledger", back: "arch", scheme: 4 }),
  "page-help": () => drawPage("Education", "help", { motif: "openbook", back: "sun", scheme: 6 }),
  "page-returns": () => drawPage("Retail", "returns", { motif: "tote", back: "sun", scheme: 9 }),
  "page-selling": () =>
    drawPage("Services", "selling", { motif: "facade", back: "sun", scheme: 0 }),
  "page-pricing": () =>
    drawPage("Retail", "pricing", { motif: "basket", back: "rings", scheme: 2 }),
  "page-fees": () => drawPage("Services", "fees", { motif: "ledger", back: "arch", scheme: 4 }),
  "page-policies": () =>
    drawPage("Education", "policies", { motif: "standbooks", back: "sun", scheme: 8 }),
  "page-privacy": () =>
    drawPage("Home & Living", "privacy", { motif: "lamp", back: "sun", scheme: 1 }),
  "page-terms": () =>
    drawPage("Books & Stationery", "terms", { motif: "notebook", back: "arch", scheme: 3 }),
};
