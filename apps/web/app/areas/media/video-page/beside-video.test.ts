import { expect, test } from "vitest";
import { makeVideoCard } from "#test/videos.ts";
import { chooseRelatedVideos } from "./beside-video.ts";

const cards = Array.from({ length: 14 }, (_, index) => makeVideoCard({ vid_Id: `video-${index}` }));
const [first, second] = cards as [
  ReturnType<typeof makeVideoCard>,
  ReturnType<typeof makeVideoCard>,
];
const listIds = (list: { vid_Id: string }[]) => list.map(({ vid_Id }) => vid_Id);

test("MEDIA-07 nine others are up next, and more of the creator are none of them", () => {
  const beside = chooseRelatedVideos(first, { isSearch: false, around: cards, ofCreator: cards });
  expect(listIds(beside.upNext)).toEqual(listIds(cards.slice(1, 10)));
  expect(listIds(beside.moreOfCreator)).toEqual(listIds(cards.slice(10, 13)));
});

test("MEDIA-11 what was searched for is shown whole, also the video that plays", () => {
  const found = { isSearch: true, around: [first, second], ofCreator: cards.slice(0, 3) };
  const beside = chooseRelatedVideos(first, found);
  expect(listIds(beside.upNext)).toEqual(["video-0", "video-1"]);
  expect(listIds(beside.moreOfCreator)).toEqual(["video-2"]);
});
