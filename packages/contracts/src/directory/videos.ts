import { z } from "zod";
import { storable } from "../common/fields.ts";
import { listingTexts } from "./texts.ts";

/** All that is kept of what was pasted; the player is always built by us. */
export const Video = z.strictObject({
  provider: z.enum(["youtube", "vimeo"]),
  id: z.string().regex(/^[\w-]{1,40}$/),
});
export type Video = z.infer<typeof Video>;

const youtubeHosts = new Set(["youtube.com", "youtube-nocookie.com", "youtu.be"]);
const vimeoHosts = new Set(["vimeo.com", "player.vimeo.com"]);

/** Reads a link or a whole embed code; undefined when it is no video of a provider we know. */
export function readVideo(pasted: string): Video | undefined {
  const text = pasted.trim();
  const source = /<iframe[^>]*\ssrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1] ?? text;
  const url = readAddress(source.replaceAll("&amp;", "&"));
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  if (youtubeHosts.has(host)) return readYoutube(host, url);
  if (vimeoHosts.has(host)) return readVimeo(url);
  return undefined;
}

/** People leave out the beginning: `youtu.be/…`, `//player.vimeo.com/…`. */
function readAddress(source: string): URL | null {
  if (source.startsWith("//")) return URL.parse(`https:${source}`);
  return URL.parse(source) ?? URL.parse(`https://${source}`);
}

function readYoutube(host: string, url: URL): Video | undefined {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const id =
    host === "youtu.be"
      ? first
      : ["embed", "shorts", "live", "v"].includes(first)
        ? second
        : url.searchParams.get("v");
  return id && /^[\w-]{11}$/.test(id) ? { provider: "youtube", id } : undefined;
}

function readVimeo(url: URL): Video | undefined {
  const id = url.pathname.split("/").find((part) => /^\d{6,12}$/.test(part));
  return id ? { provider: "vimeo", id } : undefined;
}

export const videoEmbedAddress = ({ provider, id }: Video): string =>
  provider === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : `https://player.vimeo.com/video/${id}?dnt=1`;

const parsed = z.string().transform((text, context) => {
  if (text.trim() === "") return null;
  const video = readVideo(text);
  if (video) return video;
  context.addIssue({ code: "custom", message: listingTexts.notAVideo });
  return z.NEVER;
});

const pasted = storable.max(2000);

/** One link for every screen, or one per breakpoint, of which the widest is kept. */
export const VideoInput = z
  .union([
    pasted,
    z.strictObject({
      desktop: pasted.optional(),
      tablet: pasted.optional(),
      mobile: pasted.optional(),
    }),
  ])
  .transform((given) =>
    typeof given === "string" ? given : given.desktop || given.tablet || given.mobile || "",
  )
  .pipe(parsed);
