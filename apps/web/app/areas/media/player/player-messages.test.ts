import { describe, expect, test } from "vitest";
import { buildPlayerUrl, playerOrigin, readPlayerMessage } from "./player-messages.ts";

const readMessage = (message: object, origin = playerOrigin) =>
  readPlayerMessage(origin, JSON.stringify(message));

describe("what the player says", () => {
  test("MEDIA-09 its time and duration are read", () => {
    const info = { currentTime: 12.4, duration: 60, playerState: 1 };
    expect(readMessage({ event: "infoDelivery", info })).toEqual({
      seconds: 12.4,
      durationSeconds: 60,
      hasEnded: false,
    });
    expect(readMessage({ event: "infoDelivery", info: { playerState: 0 } })).toEqual({
      hasEnded: true,
    });
  });

  test("that it can't play is read", () => {
    expect(readMessage({ event: "onError", info: 150 })).toEqual({ hasFailed: true });
  });

  test.each([
    [
      "another website",
      readMessage({ event: "infoDelivery", info: { duration: 1 } }, "https://evil.example"),
    ],
    ["a name that looks alike", readMessage({ event: "onError" }, `${playerOrigin}.evil.example`)],
    ["something else", readMessage({ event: "hello" })],
    ["no JSON", readPlayerMessage(playerOrigin, "{")],
    ["no text", readPlayerMessage(playerOrigin, { event: "onError" })],
    ["too much", readPlayerMessage(playerOrigin, `"${"x".repeat(20_001)}"`)],
  ])("%s is ignored", (_what, news) => {
    expect(news).toBeUndefined();
  });

  test("odd numbers are left out", () => {
    const info = { currentTime: -1, duration: 0, playerState: "0" };
    expect(readMessage({ event: "infoDelivery", info })).toEqual({});
  });
});

test("MEDIA-08 F-MED-06 the player's address has the id and the mode without cookies", () => {
  const url = new URL(buildPlayerUrl("dQw4w9WgXcQ", "https://boab.example", 42.9));
  expect(url.origin + url.pathname).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    autoplay: "1",
    enablejsapi: "1",
    playsinline: "1",
    rel: "0",
    origin: "https://boab.example",
    start: "42",
  });
});
