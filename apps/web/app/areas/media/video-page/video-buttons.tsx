import type { VideoPage } from "@boab/contracts/media/videos";
import { formatCount } from "@boab/format/numbers";
import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/ssr/BookmarkSimple";
import { FlagIcon } from "@phosphor-icons/react/dist/ssr/Flag";
import { HeartIcon } from "@phosphor-icons/react/dist/ssr/Heart";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { videoPath } from "../paths.ts";

interface VideoButtonsProps {
  video: VideoPage;
  mayReport: boolean;
  onReport: () => void;
}

/** Each button is its own form, so that it works without JavaScript. */
export function VideoButtons({ video, mayReport, onReport }: VideoButtonsProps) {
  const action = videoPath(video.vid_Id);
  const onFailure = ({ error }: { error: string }) => toast(error, { tone: "bad" });
  const like = usePageAction({ action, onFailure });
  const later = usePageAction({ action, onFailure });
  const { isLiked, isForLater, likes } = video;
  return (
    <div className="flex flex-wrap gap-2">
      <PageForm {...like.form}>
        <input type="hidden" name="intent" value="like" />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          aria-pressed={isLiked}
          isPending={like.isPending}
        >
          <HeartIcon size={18} weight={isLiked ? "fill" : "regular"} aria-hidden="true" />
          <span className="sr-only">Like, </span>
          {formatCount(likes)}
          <span className="sr-only">
            {likes === 1 ? " person likes this" : " people like this"}
          </span>
        </Button>
      </PageForm>
      <PageForm {...later.form}>
        <input type="hidden" name="intent" value={isForLater ? "not-later" : "later"} />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          aria-pressed={isForLater}
          isPending={later.isPending}
        >
          <BookmarkSimpleIcon
            size={18}
            weight={isForLater ? "fill" : "regular"}
            aria-hidden="true"
          />
          Watch later
        </Button>
      </PageForm>
      {mayReport && !video.isMine && (
        <Button variant="secondary" size="sm" disabled={video.isReported} onClick={onReport}>
          <FlagIcon size={18} aria-hidden="true" />
          {video.isReported ? "Reported" : "Report"}
        </Button>
      )}
    </div>
  );
}
