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
export function chooseRelatedVideos(
  video: Pick<VideoCard, "vid_Id">,
  { isSearch: hasSearchText, around: upNextCandidates, ofCreator: creatorVideos }: LoadedVideos,
): { upNext: VideoCard[]; moreOfCreator: VideoCard[] } {
  const upNext = hasSearchText
    ? [...upNextCandidates]
    : excludeVideos([video], upNextCandidates).slice(0, upNextCount);
  const moreFromCreator = excludeVideos([video, ...upNext], creatorVideos).slice(
    0,
    creatorVideoCount,
  );
  return { upNext, moreOfCreator: moreFromCreator };
}

const excludeVideos = (
  excluded: readonly Pick<VideoCard, "vid_Id">[],
  cards: readonly VideoCard[],
) => cards.filter((card) => !excluded.some(({ vid_Id }) => vid_Id === card.vid_Id));
