import type { VideoCard as Video } from "@boab/contracts/media/videos";
import { VideoCard } from "./video-card.tsx";

/** Videos in the order given; the first few are seen without scrolling. */
export const VideoGrid = ({ videos }: { videos: readonly Video[] }) => (
  <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
    {videos.map((video, at) => (
      <li key={video.vid_Id}>
        <VideoCard video={video} headingLevel="h2" isFirst={at < 4} />
      </li>
    ))}
  </ul>
);
