import type { VideoPage } from "@boab/contracts/media/videos";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { makeVideoCard } from "#test/videos.ts";
import { UpNext } from "./up-next.tsx";

const video: VideoPage = {
  ...makeVideoCard(),
  publishedAt: null,
  likes: 0,
  isLiked: false,
  isForLater: false,
  isReported: false,
  progress: null,
  commentCount: 0,
  business: null,
  isMine: false,
};
const others = ["demo-AL-002", "demo-AL-003"].map((vid_Id) =>
  makeVideoCard({ vid_Id, title: `Title ${vid_Id}` }),
);

function show(changes: Partial<Parameters<typeof UpNext>[0]>) {
  const beside = { video, q: "", upNext: others, moreOfCreator: [], ...changes };
  const router = createMemoryRouter([{ path: "*", element: <UpNext {...beside} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("MEDIA-07 MEDIA-08 the other videos are listed beside the player, each at its own address", () => {
  const html = show({ moreOfCreator: [makeVideoCard({ vid_Id: "demo-AL-004" })] });
  const paths = [...html.matchAll(/href="(\/media\/videos\/[^"]+)"/g)].map(([, href]) => href);
  expect(paths).toEqual([
    "/media/videos/demo-AL-002",
    "/media/videos/demo-AL-003",
    "/media/videos/demo-AL-004",
  ]);
  expect(html).toContain("Title demo-AL-002");
});

test("MEDIA-11 a search stays beside the player, and what it finds keeps it", () => {
  const html = show({ q: "kora & drums" });
  expect(html).toMatch(/<form[^>]*action="\/media\/videos\/demo-AL-001"/);
  expect(html).toContain('value="kora &amp; drums"');
  expect(html).toContain('href="/media/videos/demo-AL-002?q=kora%20%26%20drums"');
  expect(html).not.toContain("No results found.");
});

test("MEDIA-11 without a hit it says so", () => {
  expect(show({ q: "zeppelin", upNext: [] })).toContain("No results found.");
});
