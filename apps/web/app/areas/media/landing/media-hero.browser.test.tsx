import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { drawn } from "#test/browser/drawn.ts";
import { MediaHero } from "./media-hero.tsx";

const Page = createRoutesStub([{ path: "/", Component: MediaHero }]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The word, and which of the pictures is to be seen with it. */
async function shown() {
  await drawn();
  const pictures = [...document.querySelectorAll("img")]
    .filter(({ classList }) => classList.contains("opacity-100"))
    .map(({ src }) => src.split("/").at(-1));
  return [page.getByTestId("rotating-word").element().textContent, ...pictures];
}

test("MEDIA-01 six words and their pictures follow each other every 2600 ms, and can be stopped", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await render(<Page />);
  for (const word of ["Music", "Videos", "Films", "Shows", "Podcasts", "News", "Music"]) {
    expect(await shown()).toEqual([word, `${word.toLowerCase()}.svg`]);
    vi.advanceTimersByTime(2599);
    expect(await shown()).toContain(word);
    vi.advanceTimersByTime(1);
  }
  expect(await shown()).toContain("Videos");
  await page.getByRole("button", { name: "Pause the pictures" }).click();
  vi.advanceTimersByTime(20_000);
  expect(await shown()).toContain("Videos");
});

test("MEDIA-02 Explore Now leads to the videos", async () => {
  await render(<Page />);
  const link = page.getByRole("link", { name: "Explore Now" });
  await expect.element(link).toHaveAttribute("href", "/media/explore");
});

test("MEDIA-03 sound plays from one press to the next, and stops when the page is left", async () => {
  const contexts: AudioContext[] = [];
  const tones = vi.spyOn(OscillatorNode.prototype, "start");
  class Heard extends AudioContext {
    constructor() {
      super();
      contexts.push(this);
    }
  }
  vi.stubGlobal("AudioContext", Heard);
  const { unmount } = await render(<Page />);
  expect(contexts).toHaveLength(0);
  await page.getByRole("button", { name: "Play sound" }).click();
  const pause = page.getByRole("button", { name: "Pause sound" });
  await expect.element(pause).toBeVisible();
  expect(contexts.map(({ state }) => state)).not.toContain("closed");
  expect(tones).toHaveBeenCalled();
  await pause.click();
  await expect.poll(() => contexts.map(({ state }) => state)).toEqual(["closed"]);
  await page.getByRole("button", { name: "Play sound" }).click();
  await expect.element(pause).toBeVisible();
  await unmount();
  await expect.poll(() => contexts.map(({ state }) => state)).toEqual(["closed", "closed"]);
});

test("MEDIA-03 somebody who leaves before the sound has loaded hears nothing", async () => {
  const made = vi.fn();
  vi.stubGlobal(
    "AudioContext",
    class extends AudioContext {
      constructor() {
        super();
        made();
      }
    },
  );
  const { unmount } = await render(<Page />);
  const play = page.getByRole("button", { name: "Play sound" }).element() as HTMLElement;
  play.click();
  await unmount();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(made).not.toHaveBeenCalled();
});
