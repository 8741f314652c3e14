import { videoCategories } from "@boab/contracts/media/limits";
import { formatDate } from "@boab/format/dates";
import { useState } from "react";
import { Link } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Comments } from "../comments/comments.tsx";
import { categoryPath, creatorPath, myVideosPath } from "../paths.ts";
import { Player } from "../player/player.tsx";
import { BusinessPanel } from "./business-panel.tsx";
import { Description } from "./description.tsx";
import type { LoadedVideo } from "./load-video.server.ts";
import { UpNext } from "./up-next.tsx";
import { VideoButtons } from "./video-buttons.tsx";

const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));

interface VideoViewProps {
  page: LoadedVideo;
  isStaff: boolean;
  isMember: boolean;
}

/** Shows the player and everything around it. Each video has its own URL (MEDIA-08). */
export function VideoView({ page, isStaff, isMember }: VideoViewProps) {
  const { video, upNext } = page;
  const [reportTarget, setReportTarget] = useState<{ commentId?: string }>();
  return (
    <Container className="grid gap-x-8 gap-y-10 pb-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
      <div className="min-w-0 space-y-6">
        <Player
          key={video.vid_Id}
          video={video}
          next={page.q ? undefined : upNext[0]}
          savesProgress={isMember}
        />
        <div>
          <h1 className="type-display text-2xl md:text-[2.25rem]">{video.title}</h1>
          <p className="mt-1 text-sm text-ink-3">
            {video.artist && `${video.artist}. `}
            {video.channelTitle}, added {formatDate(video.addedAt)} in{" "}
            <Link to={categoryPath(video.category)} className="link">
              {videoCategories[video.category]}
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Link
            to={creatorPath(video.creator.id)}
            className="flex min-h-11 items-center gap-3 font-[650] text-ink no-underline hover:underline"
          >
            <Avatar name={video.creator.name} size={44} />
            {video.creator.name}
          </Link>
          <VideoButtons video={video} mayReport={isMember} onReport={() => setReportTarget({})} />
        </div>
        {video.isMine && (
          <LinkButton to={`${myVideosPath}?edit=${video.vid_Id}`} variant="quiet" size="sm">
            Change this video
          </LinkButton>
        )}
        {video.business && <BusinessPanel business={video.business} />}
        <Description text={video.description} />
        <Comments
          video={video}
          isStaff={isStaff}
          isMember={isMember}
          comments={page.comments}
          commentCount={page.commentCount}
          onReport={(commentId) => setReportTarget({ commentId })}
        />
      </div>
      <UpNext video={video} upNext={upNext} q={page.q} moreOfCreator={page.moreOfCreator} />
      {reportTarget && (
        <LazyBoundary
          pending={<PendingOverlay />}
          failed={<LoadFailure className="fixed inset-x-4 bottom-4 z-50" />}
        >
          <ReportDialog {...reportTarget} onClose={() => setReportTarget(undefined)} />
        </LazyBoundary>
      )}
    </Container>
  );
}
