/** The player's own page, in the mode that sets no cookies before something plays. */
export const playerOrigin = "https://www.youtube-nocookie.com";

export const playerAddress = (vidId: string, pageOrigin: string, start = 0): string => {
  const url = new URL(`/embed/${vidId}`, playerOrigin);
  const options = { autoplay: "1", enablejsapi: "1", playsinline: "1", rel: "0" };
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  url.searchParams.set("origin", pageOrigin);
  if (start > 0) url.searchParams.set("start", String(Math.floor(start)));
  return url.href;
};

/** What the player is asked for once its page is there: to tell us its time, and what goes wrong. */
export const greetings: readonly string[] = [
  JSON.stringify({ event: "listening", id: 1, channel: "widget" }),
  JSON.stringify({
    ...{ event: "command", func: "addEventListener", args: ["onError"] },
    ...{ id: 1, channel: "widget" },
  }),
];

export interface PlayerNews {
  seconds?: number;
  durationSeconds?: number;
  hasEnded?: boolean;
  /** It can't be played: taken off, or not allowed on other websites. */
  hasFailed?: true;
}

const endedState = 0;

/** Reads one message of the player; undefined for anything else, whoever sent it. */
export function readPlayerMessage(origin: string, message: unknown): PlayerNews | undefined {
  if (origin !== playerOrigin || typeof message !== "string" || message.length > 20_000)
    return undefined;
  const { event, info } = parse(message);
  if (event === "onError") return { hasFailed: true };
  if (event !== "infoDelivery" && event !== "initialDelivery") return undefined;
  const { currentTime, duration, playerState } = (info ?? {}) as Record<string, unknown>;
  return {
    ...(isTime(currentTime) && { seconds: currentTime }),
    ...(isTime(duration) && duration > 0 && { durationSeconds: duration }),
    ...(typeof playerState === "number" && { hasEnded: playerState === endedState }),
  };
}

const isTime = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

function parse(message: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(message);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
