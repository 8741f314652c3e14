/** A video of a known provider; `videos.ts` defines what is stored. */
interface FoundVideo {
  provider: "youtube" | "vimeo";
  id: string;
}

const youtubeHosts = new Set(["youtube.com", "youtube-nocookie.com", "youtu.be"]);
const vimeoHosts = new Set(["vimeo.com", "player.vimeo.com"]);

/** Reads a link or an embed code; undefined for anything but a known provider's video. */
export function readVideo(pastedText: string): FoundVideo | undefined {
  const text = pastedText.trim();
  const source = /<iframe[^>]*\ssrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1] ?? text;
  const url = parseVideoUrl(source.replaceAll("&amp;", "&"));
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  if (youtubeHosts.has(host)) return readYoutube(host, url);
  if (vimeoHosts.has(host)) return readVimeo(url);
  return undefined;
}

/** People leave out the scheme: `youtu.be/…`, `//player.vimeo.com/…`. */
function parseVideoUrl(source: string): URL | null {
  if (source.startsWith("//")) return URL.parse(`https:${source}`);
  return URL.parse(source) ?? URL.parse(`https://${source}`);
}

function readYoutube(host: string, url: URL): FoundVideo | undefined {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const id =
    host === "youtu.be"
      ? first
      : ["embed", "shorts", "live", "v"].includes(first)
        ? second
        : url.searchParams.get("v");
  return id && /^[\w-]{11}$/.test(id) ? { provider: "youtube", id } : undefined;
}

function readVimeo(url: URL): FoundVideo | undefined {
  const id = url.pathname.split("/").find((part) => /^\d{6,12}$/.test(part));
  return id ? { provider: "vimeo", id } : undefined;
}

export const makeVideoEmbedUrl = ({ provider, id }: FoundVideo): string =>
  provider === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : `https://player.vimeo.com/video/${id}?dnt=1`;
