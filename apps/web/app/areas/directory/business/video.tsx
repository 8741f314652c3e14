import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import type { VideoView } from "./business-view.ts";
import { SectionFrame } from "./section-frame.tsx";

/** Few listings have a video, so its code isn't in the page's script. The server renders it directly. */
const VideoFigure = lazyComponent(() => import("./video-figure.tsx"));

interface VideoProps {
  businessName: string;
  video: VideoView | null;
}

export function Video({ businessName, video }: VideoProps) {
  return (
    <SectionFrame name="video">
      {video && (
        <LazyBoundary
          pending={<div className="aspect-video w-full rounded-lg bg-sunk" />}
          failed={<LoadFailure />}
        >
          <VideoFigure key={video.embed} video={video} businessName={businessName} />
        </LazyBoundary>
      )}
    </SectionFrame>
  );
}
