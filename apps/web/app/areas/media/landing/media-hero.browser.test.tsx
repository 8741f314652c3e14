import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { waitForRender } from "#test/browser/drawn.ts";
import { MediaHero } from "./media-hero.tsx";

const film = { url: "/films/boab.webm", stillUrl: "/art/media-film.svg", hasScenes: true };
let chosen = film;
const Page = createRoutesStub([{ path: "/", Component: Hero }]);

function Hero() {
  return <MediaHero film={chosen} />;
}

afterEach(() => {
  chosen = film;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function readShownWord() {
  await waitForRender();
  return page.getByTestId("rotating-word").element().textContent;
}

const video = () => document.querySelector("video");
const still = () => document.querySelector("img")?.getAttribute("src");
const countRequests = (url: string) =>
  performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(url)).length;

test("MEDIA-01 X-83 a silent film plays beside six words that change every 2600 ms, and one button stops both", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await render(<Page />);
  for (const word of ["Music", "Videos", "Films", "Shows", "Podcasts", "News", "Music"]) {
    expect(await readShownWord()).toBe(word);
    vi.advanceTimersByTime(2599);
    expect(await readShownWord()).toBe(word);
    vi.advanceTimersByTime(1);
  }
  expect(await readShownWord()).toBe("Videos");
  await expect.poll(() => video()?.paused).toBe(false);
  expect(video()).toMatchObject({ muted: true, loop: true, playsInline: true, controls: false });
  expect(video()?.getAttribute("src")).toBe("/films/boab.webm");
  await expect.poll(() => video()?.videoWidth).toBe(880);

  const pauseButton = page.getByRole("button", { name: "Pause animation" });
  const { width, height } = pauseButton.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  (pauseButton.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => video()?.paused).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(await readShownWord()).toBe("Videos");
  await page.getByRole("button", { name: "Play animation" }).click();
  await expect.poll(() => video()?.paused).toBe(false);
});

test("MEDIA-01 X-83 the film shows the scene of the word", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await render(<Page />);
  await expect.poll(() => video()?.seekable.length).toBe(1);
  vi.advanceTimersByTime(3 * 2600);
  expect(await readShownWord()).toBe("Shows");
  // It would take 7.8 seconds to get there by playing.
  const getScene = () => Math.floor((video()?.currentTime ?? 0) / 2.6);
  await expect.poll(getScene, { timeout: 2_000 }).toBe(3);
});

test("X-83 the still comes first, and the film only after the page has loaded", async () => {
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  await render(<Page />);
  await waitForRender();
  expect([still(), video()]).toEqual(["/art/media-film.svg", null]);
  expect(document.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
  readyState.mockReturnValue("complete");
  window.dispatchEvent(new Event("load"));
  await expect.poll(() => video()?.getAttribute("src")).toBe("/films/boab.webm");
});

test("X-83 with data saving there is the still, the words change, and no film is fetched", async () => {
  vi.stubGlobal("navigator", { ...navigator, connection: { saveData: true } });
  const url = "/films/boab.webm?data";
  chosen = { ...film, url };
  await render(<Page />);
  await waitForRender();
  await expect.element(page.getByRole("button", { name: "Pause animation" })).toBeVisible();
  expect([still(), video(), countRequests(url)]).toEqual(["/art/media-film.svg", null, 0]);
});

test("X-83 with reduced motion there is the still and the first word, and nothing to pause", async () => {
  const matchMedia = window.matchMedia.bind(window);
  const reducedMotionQuery = matchMedia("(prefers-reduced-motion: reduce)");
  Object.defineProperty(reducedMotionQuery, "matches", { value: true });
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query === reducedMotionQuery.media ? reducedMotionQuery : matchMedia(query),
  );
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const url = "/films/boab.webm?still";
  chosen = { ...film, url };
  await render(<Page />);
  vi.advanceTimersByTime(20_000);
  expect(await readShownWord()).toBe("Music");
  expect([still(), video(), countRequests(url)]).toEqual(["/art/media-film.svg", null, 0]);
  expect(page.getByRole("button", { name: /animation/ }).elements()).toEqual([]);
});

test("X-83 a film that can't be played leaves the still to be seen", async () => {
  chosen = { ...film, url: "/films/none.webm" };
  await render(<Page />);
  await expect.poll(() => video()?.error?.code).toBe(4);
  expect(getComputedStyle(video() as HTMLVideoElement).opacity).toBe("0");
  expect(still()).toBe("/art/media-film.svg");
});

test("MEDIA-02 Explore Now leads to the videos", async () => {
  await render(<Page />);
  const link = page.getByRole("link", { name: "Explore Now" });
  await expect.element(link).toHaveAttribute("href", "/media/explore");
});

test("MEDIA-03 sound plays from one press to the next, and stops when the page is left", async () => {
  const audioContexts: AudioContext[] = [];
  const toneSpy = vi.spyOn(OscillatorNode.prototype, "start");
  class RecordedAudioContext extends AudioContext {
    constructor() {
      super();
      audioContexts.push(this);
    }
  }
  vi.stubGlobal("AudioContext", RecordedAudioContext);
  const { unmount } = await render(<Page />);
  expect(audioContexts).toHaveLength(0);
  await page.getByRole("button", { name: "Play sound" }).click();
  const pauseButton = page.getByRole("button", { name: "Pause sound" });
  await expect.element(pauseButton).toBeVisible();
  expect(audioContexts.map(({ state }) => state)).not.toContain("closed");
  expect(toneSpy).toHaveBeenCalled();
  await pauseButton.click();
  await expect.poll(() => audioContexts.map(({ state }) => state)).toEqual(["closed"]);
  await page.getByRole("button", { name: "Play sound" }).click();
  await expect.element(pauseButton).toBeVisible();
  await unmount();
  await expect.poll(() => audioContexts.map(({ state }) => state)).toEqual(["closed", "closed"]);
});

test("MEDIA-03 somebody who leaves before the sound has loaded hears nothing", async () => {
  const contextSpy = vi.fn();
  vi.stubGlobal(
    "AudioContext",
    class extends AudioContext {
      constructor() {
        super();
        contextSpy();
      }
    },
  );
  const { unmount } = await render(<Page />);
  const playButton = page.getByRole("button", { name: "Play sound" }).element() as HTMLElement;
  playButton.click();
  await unmount();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(contextSpy).not.toHaveBeenCalled();
});
