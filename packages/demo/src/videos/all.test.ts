import { expect, test } from "vitest";
import { demoCreators, makeDemoVideos } from "./all.ts";

test("there are eighty, twenty of each kind, the same each time", () => {
  const videos = makeDemoVideos();
  expect(videos).toHaveLength(80);
  for (const kind of ["music", "film-tv", "talk-shows", "vlogs"])
    expect(videos.filter(({ category }) => category === kind)).toHaveLength(20);
  expect(makeDemoVideos()).toEqual(videos);
});

test("ids fit what is stored, and no two are the same", () => {
  const videos = makeDemoVideos();
  for (const { id, vidId } of videos) {
    expect(vidId).toMatch(/^demo-[A-Za-z0-9_-]{6}$/);
    expect(id).toMatch(/^VID-[0-9A-Z]{8}$/);
  }
  expect(new Set(videos.map(({ vidId }) => vidId)).size).toBe(80);
  expect(new Set(videos.map(({ id }) => id)).size).toBe(80);
  expect(new Set(videos.map(({ title }) => title)).size).toBe(80);
});

test("creators say that they are invented", () => {
  for (const { accountId, description } of demoCreators) {
    expect(accountId).toMatch(/^MED-[0-9A-Z]{8}$/);
    expect(description).toContain("Demo data");
  }
});
