import { cover, type Motif } from "@boab/art";
import { makeSvgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/video-picture.ts";

/** The motifs for each category; the video's id selects one. */
const motifs: Record<string, readonly Motif[]> = {
  music: ["vinyl", "drum", "kalimba", "speaker", "mic"],
  "film-tv": ["reel", "camera", "lamp", "globe"],
  "talk-shows": ["mic", "headphones", "cup", "openbook"],
  vlogs: ["camera", "phone", "jebena", "braids", "basket", "pot"],
};

const drawCard = (motif: Motif, scheme: number) =>
  cover("Media", `card ${motif}`, 610, 764, { motif, scheme, back: "sun" });

const cardDrawings: Record<string, () => string> = {
  "card-music": () => drawCard("vinyl", 7),
  "card-film-tv": () => drawCard("reel", 3),
  "card-talk-shows": () => drawCard("mic", 5),
  "card-vlogs": () => drawCard("camera", 2),
};

/** Draws the picture of a video, or of the landing page, from the URL alone. */
export function loader({ params: { category, file } }: Route.LoaderArgs) {
  const [, name = ""] = /^([A-Za-z0-9_-]{1,40})\.svg$/.exec(file) ?? [];
  const drawn = category === "hero" ? drawHero(name) : drawVideo(category, name);
  if (drawn === undefined) throw new Response("Not found", { status: 404 });
  return makeSvgResponse(drawn);
}

const drawHero = (name: string) =>
  Object.hasOwn(cardDrawings, name) ? cardDrawings[name]?.() : undefined;

function drawVideo(category: string, vidId: string): string | undefined {
  const choice = Object.hasOwn(motifs, category) ? motifs[category] : undefined;
  if (!choice || vidId.length !== 11) return undefined;
  const sum = [...vidId].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) >>> 0;
  return cover("Media", vidId, 640, 360, { motif: choice[sum % choice.length] });
}
