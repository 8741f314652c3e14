import { cover } from "./cover.ts";
import { drawMediaFilmFrame } from "./film.ts";
import { product } from "./product.ts";
import { boabScene, type SceneOptions } from "./scene.ts";
import { weave } from "./weave.ts";

/* The tree is to the right of the text on large screens and below it on phones. */
const store: SceneOptions = { x: 0.74, sunx: 0.66, x2: 0.47, x3: 0.95, scale: 430 };
const phone: SceneOptions = { x: 0.66, sunx: 0.6, hy: 0.5, scale: 1010, solo: true };
const portrait: SceneOptions = { x: 0.54, x2: 0.1, x3: 0.96, scale: 760 };

/** The site's own pictures, drawn once into the web app's public folder. */
export const sitePictures: Record<string, () => string> = {
  "scene-day.svg": () => boabScene(1440, 700, { mood: "day", ...store }),
  "scene-day-phone.svg": () => boabScene(390, 720, { mood: "day", ...phone }),
  "scene-dusk.svg": () => boabScene(1440, 700, { mood: "dusk", ...store }),
  "scene-dusk-phone.svg": () => boabScene(390, 720, { mood: "dusk", ...phone }),
  "scene-dusk-portrait.svg": () => boabScene(900, 1100, { mood: "dusk", ...portrait }),
  "scene-rain.svg": () => boabScene(1440, 700, { mood: "rain", ...store }),
  "scene-rain-phone.svg": () => boabScene(390, 720, { mood: "rain", ...phone }),
  "category-restaurants.svg": () =>
    cover("Restaurants", "cat Restaurants", 520, 640, { motif: "bowl", back: "arch" }),
  "category-services.svg": () =>
    cover("Services", "cat Services", 520, 640, { motif: "ledger", scheme: 6, back: "arch" }),
  "category-retail.svg": () =>
    cover("Retail", "cat Retail", 520, 640, { motif: "folded", scheme: 2, back: "arch" }),
  "category-health.svg": () =>
    cover("Health", "cat Health", 520, 640, { motif: "mortar", scheme: 3, back: "sun" }),
  "category-education.svg": () =>
    cover("Education", "cat Education", 520, 640, { motif: "standbooks", scheme: 8, back: "arch" }),
  "contact-desk.svg": () =>
    cover("Services", "contact desk", 720, 480, { motif: "ledger", scheme: 4, back: "arch" }),
  // The still shows before the film loads, and instead of it where films don't play.
  "media-film.svg": () => drawMediaFilmFrame(0),
  "family-cloth.svg": () => weave("Boab family cloth", 900, 800),
  "empty-basket.svg": () =>
    product("Home & Living", "empty basket", 700, 700, { motif: "basket", scheme: 0 }),
  "empty-stool.svg": () =>
    product("Home & Living", "empty stool", 700, 700, { motif: "stool", scheme: 0 }),
};
