import type { VideoCard } from "@boab/contracts/media/videos";

const upNextCount = 9;
const creatorVideoCount = 3;

interface LoadedVideos {
  /** Search results are shown in full, including the current video. */
  isSearch: boolean;
  around: readonly VideoCard[];
  ofCreator: readonly VideoCard[];
}

/** Chooses the videos beside the player, without showing one twice. */
export function chooseVideosBeside(
  video: Pick<VideoCard, "vid_Id">,
  { isSearch, around, ofCreator }: LoadedVideos,
): { upNext: VideoCard[]; moreOfCreator: VideoCard[] } {
  const upNext = isSearch ? [...around] : without([video], around).slice(0, upNextCount);
  const moreOfCreator = without([video, ...upNext], ofCreator).slice(0, creatorVideoCount);
  return { upNext, moreOfCreator };
}

const without = (shown: readonly Pick<VideoCard, "vid_Id">[], cards: readonly VideoCard[]) =>
  cards.filter((card) => !shown.some(({ vid_Id }) => vid_Id === card.vid_Id));
