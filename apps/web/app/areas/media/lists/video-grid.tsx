import type { VideoCard as Video } from "@boab/contracts/media/videos";
import { VideoCard } from "./video-card.tsx";

interface VideoGridProps {
  videos: readonly Video[];
  /** The level is one below the heading above the grid. */
  headingLevel?: "h2" | "h3" | undefined;
}

/** Shows videos in the given order; the first four are visible without scrolling. */
export const VideoGrid = ({ videos, headingLevel = "h2" }: VideoGridProps) => (
  <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
    {videos.map((video, at) => (
      <li key={video.vid_Id}>
        <VideoCard video={video} headingLevel={headingLevel} isFirst={at < 4} />
      </li>
    ))}
  </ul>
);
