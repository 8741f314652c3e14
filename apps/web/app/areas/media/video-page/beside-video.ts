import type { VideoCard } from "@boab/contracts/media/videos";

const nextCount = 9;
const ofCreatorCount = 3;

interface Found {
  /** What was searched for is shown whole, with the video that plays. */
  isSearch: boolean;
  around: readonly VideoCard[];
  ofCreator: readonly VideoCard[];
}

/** What is offered beside a video: never the same one twice. */
export function besideVideo(
  video: Pick<VideoCard, "vid_Id">,
  { isSearch, around, ofCreator }: Found,
): { upNext: VideoCard[]; moreOfCreator: VideoCard[] } {
  const upNext = isSearch ? [...around] : without([video], around).slice(0, nextCount);
  const moreOfCreator = without([video, ...upNext], ofCreator).slice(0, ofCreatorCount);
  return { upNext, moreOfCreator };
}

const without = (shown: readonly Pick<VideoCard, "vid_Id">[], cards: readonly VideoCard[]) =>
  cards.filter((card) => !shown.some(({ vid_Id }) => vid_Id === card.vid_Id));
