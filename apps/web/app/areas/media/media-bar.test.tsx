import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { MediaBar } from "./media-bar.tsx";

function links(mayAdd: boolean, isMember = true) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MediaBar mayAdd={mayAdd} isMember={isMember} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)<\/a>/g)].map(
    ([, href, label]) => [label, href],
  );
}

test("MEDIA-06 X-55 Browse leads back, then come Music, Videos, Movies and Blog", () => {
  expect(links(false)).toEqual([
    ["Browse", "/media"],
    ["Music", "/media/music"],
    ["Videos", "/media/videos"],
    ["Movies", "/media/film-tv"],
    ["Blog", "/media/vlogs"],
    ["Your list", "/media/library"],
  ]);
});

test("X-78 a visitor has no list of their own", () => {
  expect(links(false, false).map(([label]) => label)).toEqual([
    "Browse",
    "Music",
    "Videos",
    "Movies",
    "Blog",
  ]);
});

test("somebody who may add videos finds where", () => {
  expect(links(true).at(-1)).toEqual(["Add a video", "/media/add-video"]);
});
