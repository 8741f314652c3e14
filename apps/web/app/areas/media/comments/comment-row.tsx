import { Button } from "#ui/actions/button.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import type { LoadedVideo } from "../video-page/load-video.server.ts";

interface CommentRowProps {
  comment: LoadedVideo["comments"]["rows"][number];
  mayReport: boolean;
  mayDelete: boolean;
  isDeleting: boolean;
  onDelete: () => void;
  onReport: () => void;
}

export function CommentRow(props: CommentRowProps) {
  const { comment, mayReport, mayDelete, isDeleting, onDelete, onReport } = props;
  const { authorName, isByCreator, isMine, isReported, body, writtenAt } = comment;
  return (
    <li className="flex gap-3.5 py-4">
      <Avatar name={authorName} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-3">
          <b className="text-md text-ink">{authorName}</b>
          {isByCreator && <Chip tone="info">Creator</Chip>}
          {writtenAt}
        </p>
        <p className="mt-1 break-words whitespace-pre-line text-ink-2">{body}</p>
        <div className="mt-1 -ml-3 flex flex-wrap">
          {mayReport && !isMine && (
            <Button
              variant="quiet"
              size="xs"
              disabled={isReported}
              aria-label={isReported ? undefined : `Report the comment by ${authorName}`}
              onClick={onReport}
            >
              {isReported ? "Reported" : "Report"}
            </Button>
          )}
          {mayDelete && (
            <Button
              variant="quiet"
              size="xs"
              aria-label={`Delete the comment by ${authorName}`}
              isPending={isDeleting}
              pendingLabel="Deleting"
              onClick={onDelete}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
