import { describe, expect, test } from "vitest";
import { makeVideoEmbedUrl, readVideo } from "./read-video.ts";
import { VideoInput } from "./videos.ts";

const youtube = { provider: "youtube", id: "dQw4w9WgXcQ" };
const vimeo = { provider: "vimeo", id: "76979871" };

describe("DIR-VID-01 what was pasted becomes a provider and an id", () => {
  test.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=4",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=x",
    "youtu.be/dQw4w9WgXcQ",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "//www.youtube.com/embed/dQw4w9WgXcQ",
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>',
    "<IFRAME SRC='//www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2'></IFRAME>",
    '<iframe src="https://www.youtube.com/watch?a=1&amp;v=dQw4w9WgXcQ"></iframe>',
  ])("YouTube: %s", (pasted) => {
    expect(readVideo(pasted)).toEqual(youtube);
    expect(VideoInput.parse(pasted)).toEqual(youtube);
  });

  test.each([
    "https://vimeo.com/76979871",
    "https://player.vimeo.com/video/76979871?h=1",
    "https://vimeo.com/channels/staffpicks/76979871",
    '<iframe src="https://player.vimeo.com/video/76979871"></iframe><p>Hello</p>',
  ])("Vimeo: %s", (pasted) => {
    expect(readVideo(pasted)).toEqual(vimeo);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>',
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=%22%3E%3Cscript",
    'https://www.youtube.com/embed/"onload="alert(1)',
    "https://vimeo.com/abc",
    "<script>alert(1)</script>",
    "just words",
  ])("%s is not stored", (pasted) => {
    expect(readVideo(pasted)).toBeUndefined();
    expect(VideoInput.safeParse(pasted).error?.issues).toMatchObject([
      { path: [], message: "Please paste a YouTube or Vimeo link, or its embed code." },
    ]);
  });

  test("one link per breakpoint: the widest is stored; an empty one removes the video", () => {
    const mobile = "https://vimeo.com/76979871";
    const desktop = "https://youtu.be/dQw4w9WgXcQ";
    expect(VideoInput.parse({ mobile })).toEqual(vimeo);
    expect(VideoInput.parse({ mobile, desktop })).toEqual(youtube);
    for (const nothing of ["", "  ", {}, { desktop: "" }])
      expect(VideoInput.parse(nothing)).toBeNull();
  });

  test("we build the player's URL", () => {
    expect(makeVideoEmbedUrl({ provider: "youtube", id: "dQw4w9WgXcQ" })).toBe(
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    );
    expect(makeVideoEmbedUrl({ provider: "vimeo", id: "76979871" })).toBe(
      "https://player.vimeo.com/video/76979871?dnt=1",
    );
  });
});
