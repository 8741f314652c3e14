import type { PublicMediaAccount } from "@boab/contracts/media/accounts";
import type { VideoCard } from "@boab/contracts/media/videos";
import { formatDate } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { VideoGrid } from "../lists/video-grid.tsx";
import { addVideoPath, myVideosPath } from "../paths.ts";

interface CreatorViewProps {
  account: PublicMediaAccount;
  list: LoadedList<VideoCard>;
  isOwn: boolean;
}

export function CreatorView({ account, list: firstPage, isOwn }: CreatorViewProps) {
  const list = useList(firstPage, ({ vid_Id }) => vid_Id);
  const { name, description, headerImg, profileImg, link, videoCount, joinedAt } = account;
  const header = headerImg?.at(-1);
  return (
    <>
      {header && (
        <img
          src={header.webp}
          srcSet={headerImg?.map(({ webp, width }) => `${webp} ${width}w`).join(", ")}
          sizes="100vw"
          alt=""
          width={header.width}
          height={header.height}
          className="h-[clamp(140px,24vw,320px)] w-full object-cover"
        />
      )}
      <Container className="pt-8 pb-18">
        <div className="flex flex-wrap items-center gap-5">
          <Avatar name={name} src={profileImg?.at(-1)?.webp} size={96} />
          <div className="min-w-0 flex-1 basis-64">
            <h1 className="type-title">{name}</h1>
            <p className="mt-1 text-ink-3">
              {videoCount === 1 ? "1 video" : `${formatCount(videoCount)} videos`}, here since{" "}
              {formatDate(joinedAt)}
            </p>
          </div>
          {isOwn && (
            <div className="flex flex-wrap gap-2">
              <LinkButton to={myVideosPath} variant="secondary">
                Your videos
              </LinkButton>
              <LinkButton to={addVideoPath}>Add a video</LinkButton>
            </div>
          )}
        </div>
        <p className="mt-5 max-w-[70ch] whitespace-pre-line text-ink-2">{description}</p>
        {link.website && (
          <p className="mt-2">
            <a
              href={link.website}
              rel="noopener nofollow ugc"
              className="inline-flex min-h-11 items-center text-primary-text"
            >
              {URL.parse(link.website)?.host ?? link.website}
            </a>
          </p>
        )}
        <h2 className="mt-8 mb-4 text-xl">Videos</h2>
        <ListRows
          of={list}
          hidesCountWhenComplete
          endClassName="mt-8"
          empty={
            <EmptyState title="No videos yet" headingLevel="h3">
              What {name} adds will be here.
            </EmptyState>
          }
        >
          <VideoGrid videos={list.rows} headingLevel="h3" />
        </ListRows>
      </Container>
    </>
  );
}
