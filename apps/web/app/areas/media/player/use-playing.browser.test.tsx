import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { waitForRender } from "#test/browser/drawn.ts";
import { playerOrigin } from "./player-messages.ts";
import { usePlaybackState } from "./use-playing.ts";

function PlaybackProbe() {
  const frame = useRef<HTMLIFrameElement>(null);
  const { seconds, durationSeconds } = usePlaybackState(frame, true);
  return (
    <>
      <iframe ref={frame} title="Player" src="about:blank" />
      <p role="status">
        {seconds} of {durationSeconds ?? "?"}
      </p>
    </>
  );
}

afterEach(() => {
  vi.useRealTimers();
});

test("MEDIA-09 the player's time is taken over every second, and nobody else's", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await render(<PlaybackProbe />);
  const shown = async () => {
    await waitForRender();
    return page.getByRole("status").element().textContent;
  };
  const frame = page.getByTitle("Player").element() as HTMLIFrameElement;
  const sendPlayerTime = (currentTime: number, source: Window | null = frame.contentWindow) => {
    const data = JSON.stringify({ event: "infoDelivery", info: { currentTime, duration: 60 } });
    window.dispatchEvent(new MessageEvent("message", { data, source, origin: playerOrigin }));
  };
  sendPlayerTime(12);
  vi.advanceTimersByTime(999);
  expect(await shown()).toBe("0 of ?");
  vi.advanceTimersByTime(1);
  expect(await shown()).toBe("12 of 60");
  sendPlayerTime(13);
  sendPlayerTime(50, window);
  vi.advanceTimersByTime(1000);
  expect(await shown()).toBe("13 of 60");
});
