import { readFields } from "#lib/read-fields.ts";

/** The player's domain that sets no cookies before a video plays. */
export const playerOrigin = "https://www.youtube-nocookie.com";

export const buildPlayerUrl = (vidId: string, pageOrigin: string, startSeconds = 0): string => {
  const url = new URL(`/embed/${vidId}`, playerOrigin);
  const options = { autoplay: "1", enablejsapi: "1", playsinline: "1", rel: "0" };
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  url.searchParams.set("origin", pageOrigin);
  if (startSeconds > 0) url.searchParams.set("start", String(Math.floor(startSeconds)));
  return url.href;
};

/** Sent once the player has loaded, so that it reports its time and errors. */
export const subscribeMessages: readonly string[] = [
  JSON.stringify({ event: "listening", id: 1, channel: "widget" }),
  JSON.stringify({
    event: "command",
    func: "addEventListener",
    args: ["onError"],
    id: 1,
    channel: "widget",
  }),
];

export interface PlayerUpdate {
  seconds?: number;
  durationSeconds?: number;
  hasEnded?: boolean;
  /** True if the video was removed or may not be embedded. */
  hasFailed?: true;
}

const endedState = 0;

/** Parses a message of the player; undefined for any other message or sender. */
export function readPlayerMessage(origin: string, message: unknown): PlayerUpdate | undefined {
  if (origin !== playerOrigin || typeof message !== "string" || message.length > 20_000)
    return undefined;
  const { event, info } = parse(message);
  if (event === "onError") return { hasFailed: true };
  if (event !== "infoDelivery" && event !== "initialDelivery") return undefined;
  const { currentTime, duration, playerState } = readFields(info);
  return {
    ...(isSeconds(currentTime) && { seconds: currentTime }),
    ...(isSeconds(duration) && duration > 0 && { durationSeconds: duration }),
    ...(typeof playerState === "number" && { hasEnded: playerState === endedState }),
  };
}

const isSeconds = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

function parse(message: string): Readonly<Record<string, unknown>> {
  try {
    return readFields(JSON.parse(message));
  } catch {
    return {};
  }
}
