import { afterEach, expect, test, vi } from "vitest";
import { loader as short } from "./short-video.ts";
import { loader as start } from "./videos.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Where the header's Videos leads when the API names this one to start with. */
async function openStartPage(defaultId: string | null, search = "") {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const counts = { music: 0, "film-tv": 0, "talk-shows": 0, vlogs: 0 };
  vi.stubGlobal("fetch", async () => Response.json({ counts, featured: [], defaultId }));
  const url = new URL(`https://boab.example/media/videos${search}`);
  const answer = await start({ request: new Request(url), url } as never);
  return answer.headers.get("Location");
}

const readShortLocation = (id: string, search = "") => {
  const url = new URL(`https://boab.example/media/x${search}`);
  return short({ params: { id }, url } as never).headers.get("Location");
};

test("MEDIA-10 without a chosen video the default one opens, or all of them where there is none", async () => {
  expect(await openStartPage("demo-AL-001", "?q=kora")).toBe("/media/videos/demo-AL-001?q=kora");
  expect(await openStartPage(null)).toBe("/media/explore");
});

test("MEDIA-07 X-24 a video's short address leads to its page, and what is no id to no page", () => {
  expect(readShortLocation("demo-AL-001", "?q=kora")).toBe("/media/videos/demo-AL-001?q=kora");
  expect(readShortLocation("no-such-page")).toBe("/?pageNotFound=404");
});
