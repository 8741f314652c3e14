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
  const url = URL.parse(source.startsWith("//") ? `https:${source}` : source);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  if (youtubeHosts.has(host)) return readYoutube(host, url);
  if (vimeoHosts.has(host)) return readVimeo(url);
  return undefined;
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

const parsed = storable.max(2000).transform((pasted, context) => {
  if (pasted.trim() === "") return null;
  const video = readVideo(pasted);
  if (video) return video;
  context.addIssue({ code: "custom", message: listingTexts.notAVideo });
  return z.NEVER;
});

/** One link for every screen, or one per breakpoint, of which the widest is kept. */
export const VideoInput = z.union([
  parsed,
  z
    .strictObject({
      desktop: storable.max(2000).optional(),
      tablet: storable.max(2000).optional(),
      mobile: storable.max(2000).optional(),
    })
    .transform(({ desktop, tablet, mobile }) => desktop || tablet || mobile || "")
    .pipe(parsed),
]);
