import { expect, test } from "vitest";
import { videoCard } from "#test/videos.ts";
import { besideVideo } from "./beside-video.ts";

const cards = Array.from({ length: 14 }, (_, index) => videoCard({ vid_Id: `video-${index}` }));
const [first, second] = cards as [ReturnType<typeof videoCard>, ReturnType<typeof videoCard>];
const idsOf = (list: { vid_Id: string }[]) => list.map(({ vid_Id }) => vid_Id);

test("MEDIA-07 nine others are up next, and more of the creator are none of them", () => {
  const beside = besideVideo(first, { isSearch: false, around: cards, ofCreator: cards });
  expect(idsOf(beside.upNext)).toEqual(idsOf(cards.slice(1, 10)));
  expect(idsOf(beside.moreOfCreator)).toEqual(idsOf(cards.slice(10, 13)));
});

test("MEDIA-11 what was searched for is shown whole, also the video that plays", () => {
  const found = { isSearch: true, around: [first, second], ofCreator: cards.slice(0, 3) };
  const beside = besideVideo(first, found);
  expect(idsOf(beside.upNext)).toEqual(["video-0", "video-1"]);
  expect(idsOf(beside.moreOfCreator)).toEqual(["video-2"]);
});
