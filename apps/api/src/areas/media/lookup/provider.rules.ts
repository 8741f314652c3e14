import {
  maxChannelLength,
  maxVideoDescriptionLength,
  maxVideoTitleLength,
} from "@boab/contracts/media/limits";

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

/** The hosts are fixed, and user input only reaches the URL as an id of eleven characters. */
export function buildLookUpUrl(vidId: string, apiKey: string | undefined): URL {
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

/** These fields have the provider's format. */
interface ProviderVideo {
  title: string;
  channelTitle: string;
  description?: string;
  publishedAt?: string | undefined;
  tags?: string[];
  duration?: string | undefined;
  isEmbeddable?: boolean;
}

/** Cuts the fields to the lengths that we store. Returns undefined without a title or a channel. */
export function toFoundVideo(video: ProviderVideo): FoundVideo | undefined {
  const title = shorten(video.title, maxVideoTitleLength);
  const channelTitle = shorten(video.channelTitle, maxChannelLength);
  if (title === "" || channelTitle === "") return undefined;
  const published = new Date(video.publishedAt ?? Number.NaN);
  return {
    title,
    channelTitle,
    description: clean(video.description ?? "", maxVideoDescriptionLength),
    publishedAt: Number.isNaN(published.getTime()) ? null : published.toISOString(),
    tags: (video.tags ?? []).slice(0, 20).map((tag) => shorten(tag, 60)),
    durationSeconds: readDuration(video.duration ?? ""),
    isEmbeddable: video.isEmbeddable ?? true,
  };
}

/** Reads a duration such as `PT1H2M3S`; a live stream has none. */
export function readDuration(duration: string): number | null {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d{1,2})D)?T?(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:(\d{1,2})S)?$/.exec(duration) ?? [];
  const [d = 0, h = 0, m = 0, s = 0] = [days, hours, minutes, seconds].map((part) =>
    Number(part ?? 0),
  );
  return ((d * 24 + h) * 60 + m) * 60 + s || null;
}

const clean = (text: string, maxLength: number) =>
  text
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .replaceAll("\0", "")
    .normalize("NFC")
    .slice(0, maxLength);
const shorten = (text: string, maxLength: number) => clean(text.replace(/\s+/g, " "), maxLength);
