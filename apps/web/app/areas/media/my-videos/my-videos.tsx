import type { OwnMediaAccount } from "@boab/contracts/media/accounts";
import type { OwnVideo, VideoPage } from "@boab/contracts/media/videos";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { LazyBoundary, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { CreatorForm } from "../creator/creator-form.tsx";
import { addVideoPath, creatorPath } from "../paths.ts";
import { EditVideo } from "./edit-video.tsx";
import { OwnVideoRow } from "./own-video-row.tsx";

const CreatorPicture = lazyComponent(() => import("../creator/creator-pictures.tsx"));

interface MyVideosProps {
  account: OwnMediaAccount;
  list: LoadedList<OwnVideo>;
  edited: VideoPage | null;
  isPageEdited: boolean;
}

/**
 * Shows a creator's own videos and page. It also deletes videos, because a deleted row is gone before the response
 * arrives.
 */
export function MyVideos(props: MyVideosProps) {
  const { account, edited: editedVideo, isPageEdited: isEditingPage } = props;
  const list = useList(props.list, ({ vid_Id }) => vid_Id, { ignoredParams: ["edit", "page"] });
  const [videoToDelete, setVideoToDelete] = useState<OwnVideo>();
  const remove = usePageAction({
    onSuccess: () => {
      setVideoToDelete(undefined);
      toast("Video deleted.");
    },
  });
  const savePage = usePageAction({ onSuccess: () => toast("Saved.") });
  return (
    <Container className="pt-8 pb-18">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-title">Your videos</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={creatorPath(account.id)} variant="secondary">
            See your page
          </LinkButton>
          <LinkButton to="?page=edit" variant="secondary">
            Change your page
          </LinkButton>
          <LinkButton to={addVideoPath}>Add a video</LinkButton>
        </div>
      </div>
      {isEditingPage && (
        <Card as="section" aria-labelledby="page-title" className="mb-8">
          <h2 id="page-title" className="mb-5 text-xl">
            Your creator page
          </h2>
          <CreatorForm save={savePage} account={account} firstName={account.name} />
          <LazyBoundary pending={null} failed={null}>
            <div className="mt-8 grid gap-6 md:grid-cols-2">
              <CreatorPicture account={account} pictureKind="profile" />
              <CreatorPicture account={account} pictureKind="header" />
            </div>
          </LazyBoundary>
        </Card>
      )}
      {editedVideo && <EditVideo key={editedVideo.vid_Id} video={editedVideo} />}
      <ListRows
        of={list}
        hidesCountWhenComplete
        empty={
          <EmptyState
            title="No videos yet"
            headingLevel="h2"
            action={<LinkButton to={addVideoPath}>Add a video</LinkButton>}
          >
            Paste a link and it's here in a minute.
          </EmptyState>
        }
      >
        <ul className="divide-y divide-line">
          {list.rows.map((video) => (
            <OwnVideoRow
              key={video.vid_Id}
              video={video}
              onDelete={() => setVideoToDelete(video)}
            />
          ))}
        </ul>
      </ListRows>
      <ConfirmDialog
        isOpen={videoToDelete !== undefined}
        onClose={() => setVideoToDelete(undefined)}
        onConfirm={() =>
          videoToDelete && remove.submit({ intent: "delete", vid_Id: videoToDelete.vid_Id })
        }
        title="Delete this video?"
        confirmLabel="Delete video"
        isPending={remove.isPending}
        pendingLabel="Deleting"
        isDangerous
      >
        <p>
          “{videoToDelete?.title}” will be removed from Boab, with its likes and comments. It stays
          at the video host.
        </p>
        <ActionFailure of={remove} className="mt-4" />
      </ConfirmDialog>
    </Container>
  );
}
