import type { OwnVideo } from "@boab/contracts/media/videos";
import { formatCount } from "@boab/format/numbers";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { myVideosPath, videoPath } from "../paths.ts";

interface OwnVideoRowProps {
  video: OwnVideo;
  onDelete: () => void;
}

const formatCountWithNoun = (count: number, one: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${one}s`;

export function OwnVideoRow({ video, onDelete }: OwnVideoRowProps) {
  const { vid_Id, title, likes, commentCount, isRemoved, thumbnail } = video;
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      <img
        src={thumbnail}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="aspect-video w-36 rounded-md object-cover"
      />
      <div className="min-w-0 flex-1 basis-52">
        {isRemoved ? (
          <p className="font-[650]">
            {title} <Chip tone="danger">Removed by our team</Chip>
          </p>
        ) : (
          <Link to={videoPath(vid_Id)} className="font-[650] text-ink">
            {title}
          </Link>
        )}
        <p className="text-sm text-ink-3">
          {formatCountWithNoun(likes, "like")}, {formatCountWithNoun(commentCount, "comment")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isRemoved && (
          <LinkButton
            to={`${myVideosPath}?edit=${vid_Id}`}
            variant="secondary"
            size="sm"
            aria-label={`Change ${title}`}
          >
            Change
          </LinkButton>
        )}
        <Button variant="quiet" size="sm" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
