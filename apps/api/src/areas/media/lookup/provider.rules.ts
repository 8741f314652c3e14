import { channelLength, titleLength, videoDescriptionLength } from "@boab/contracts/media/limits";

export interface FoundVideo {
  title: string;
  channelTitle: string;
  description: string;
  publishedAt: string | null;
  tags: string[];
  durationSeconds: number | null;
  /** Whether its owner lets other websites show it. */
  isEmbeddable: boolean;
}

/** The hosts are fixed; of what somebody typed, only an id of eleven characters gets here. */
export function addressOf(vidId: string, apiKey: string | undefined): URL {
  if (!/^[A-Za-z0-9_-]{11}$/.test(vidId)) throw new Error("not an id of a video");
  if (apiKey === undefined) {
    const url = new URL("https://www.youtube.com/oembed?format=json");
    url.searchParams.set("url", `https://www.youtube.com/watch?v=${vidId}`);
    return url;
  }
  const url = new URL("https://www.googleapis.com/youtube/v3/videos");
  url.searchParams.set("part", "snippet,contentDetails,status");
  url.searchParams.set("id", vidId);
  url.searchParams.set("key", apiKey);
  return url;
}

/** What the provider says, in its own words. */
interface Told {
  title: string;
  channelTitle: string;
  description?: string;
  publishedAt?: string | undefined;
  tags?: string[];
  duration?: string | undefined;
  isEmbeddable?: boolean;
}

/** Cut to what we store; undefined without a title and a channel. */
export function toFound(told: Told): FoundVideo | undefined {
  const title = shorten(told.title, titleLength);
  const channelTitle = shorten(told.channelTitle, channelLength);
  if (title === "" || channelTitle === "") return undefined;
  const published = new Date(told.publishedAt ?? Number.NaN);
  return {
    ...{ title, channelTitle, description: clean(told.description ?? "", videoDescriptionLength) },
    publishedAt: Number.isNaN(published.getTime()) ? null : published.toISOString(),
    tags: (told.tags ?? []).slice(0, 20).map((tag) => shorten(tag, 60)),
    durationSeconds: readDuration(told.duration ?? ""),
    isEmbeddable: told.isEmbeddable ?? true,
  };
}

/** As `PT1H2M3S`; a live stream has none. */
export function readDuration(duration: string): number | null {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d{1,2})D)?T?(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:(\d{1,2})S)?$/.exec(duration) ?? [];
  const [d = 0, h = 0, m = 0, s = 0] = [days, hours, minutes, seconds].map((part) =>
    Number(part ?? 0),
  );
  return ((d * 24 + h) * 60 + m) * 60 + s || null;
}

const clean = (text: string, most: number) =>
  text.trim().slice(0, most).toWellFormed().replaceAll("\0", "").normalize("NFC").slice(0, most);
const shorten = (text: string, most: number) => clean(text.replace(/\s+/g, " "), most);
