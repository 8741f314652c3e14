import { mediaCopy } from "@boab/contracts/media/copy";
import { maxChannelLength, maxVideoTitleLength } from "@boab/contracts/media/limits";
import { makeThumbnailPath } from "@boab/contracts/media/thumbnail";
import type { VideoCard } from "@boab/contracts/media/videos";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { LinkIcon } from "@phosphor-icons/react/dist/ssr/Link";
import { type FormEvent, useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Steps } from "#ui/feedback/steps.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { videoPath } from "../paths.ts";
import type { VideoLookup } from "./add-actions.server.ts";
import { addVideoCopy } from "./copy.ts";
import { DetailsFields } from "./details-fields.tsx";
import { type TypedVideoDetails, VideoPreview } from "./video-preview.tsx";

const steps = ["Paste link", "Details", "Publish"];

/**
 * Adding takes three steps: the video, its details, done (ADDV-01). Each step takes the focus, so that screen readers
 * announce it.
 */
export function AddVideo({ firstResult }: { firstResult: FormResult<VideoLookup> | undefined }) {
  const [lookup, setLookup] = useState(firstResult?.ok ? firstResult.response : undefined);
  const [added, setAdded] = useState<VideoCard>();
  const [hasReturned, setReturned] = useState(false);
  const current = added ? steps.length : lookup ? 1 : 0;
  const startAgain = () => {
    setReturned(true);
    setAdded(undefined);
    setLookup(undefined);
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="type-title">Add a video</h1>
        <Steps label="Adding a video" steps={steps} current={current} />
      </div>
      {added ? (
        <AddedVideo video={added} onAddAnother={startAgain} />
      ) : lookup ? (
        <Details
          key={`${lookup.id} ${lookup.snippet !== null}`}
          lookup={lookup}
          onBack={startAgain}
          onFound={setLookup}
          onAdded={setAdded}
        />
      ) : (
        <VideoLookupForm firstResult={firstResult} hasFocus={hasReturned} onLookedUp={setLookup} />
      )}
    </>
  );
}

interface VideoLookupFormProps {
  firstResult: FormResult<VideoLookup> | undefined;
  hasFocus: boolean;
  onLookedUp: (lookup: VideoLookup) => void;
}

function VideoLookupForm({ firstResult, hasFocus, onLookedUp }: VideoLookupFormProps) {
  const lookUpAction = usePageAction<VideoLookup>({
    firstResult,
    skipsRevalidation: true,
    onSuccess: onLookedUp,
  });
  const error = lookUpAction.getError("id");
  return (
    <Card as="section" aria-labelledby="which" className="max-w-[820px]">
      <h2 id="which" tabIndex={-1} ref={hasFocus ? takeFocus : undefined} className="mb-5 text-xl">
        Which video?
      </h2>
      <PageForm {...lookUpAction.form} noValidate className="space-y-4">
        <input type="hidden" name="intent" value="look-up" />
        <TextField
          label="Video link or ID"
          name="id"
          placeholder="https://"
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          prefix={<LinkIcon size={20} aria-hidden="true" />}
          hint="Paste the link from your browser or the app's Share button."
          defaultValue={lookUpAction.getValue("id")}
          error={error}
        />
        {!error && <ActionFailure of={lookUpAction} />}
        <Button type="submit" isPending={lookUpAction.isPending} pendingLabel="Looking it up">
          Look it up
        </Button>
      </PageForm>
    </Card>
  );
}

interface DetailsProps {
  lookup: VideoLookup;
  onBack: () => void;
  onFound: (lookup: VideoLookup) => void;
  onAdded: (video: VideoCard) => void;
}

function Details({ lookup: { id, snippet }, onBack, onFound, onAdded }: DetailsProps) {
  const save = usePageAction<VideoCard>({ skipsRevalidation: true, onSuccess: onAdded });
  const retry = usePageAction<VideoLookup>({
    skipsRevalidation: true,
    onSuccess: (again) => again.snippet && onFound(again),
  });
  const { getError } = save;
  const hasFieldErrors = Object.keys(save.failure?.fields ?? {}).length > 0;
  const [typedDetails, setTypedDetails] = useState<TypedVideoDetails>({
    title: snippet?.title,
    channelTitle: snippet?.channelTitle,
    description: snippet?.description,
  });
  const previewTyped = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = Object.fromEntries(new FormData(currentTarget));
    setTypedDetails((was) => ({ ...was, ...typed }));
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
      <Card as="section" aria-labelledby="details">
        <h2 id="details" tabIndex={-1} ref={takeFocus} className="mb-5 text-xl">
          {snippet ? "Check the details" : "Tell us about it"}
        </h2>
        {!snippet && (
          <Note tone="warn" role="alert" title={mediaCopy.lookupFailed} className="mb-5">
            You can still add it. Type the title and channel yourself.
          </Note>
        )}
        <PageForm {...save.form} onInput={previewTyped} noValidate className="space-y-5">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="id" value={id} />
          {snippet ? (
            <div className="rounded-md bg-sunk p-4">
              <Chip tone="ok">Found</Chip>
              <p className="mt-2 break-words">
                <b className="block">{snippet.title}</b>
                <span className="text-sm text-ink-2">{snippet.channelTitle}</span>
              </p>
            </div>
          ) : (
            <>
              <TextField
                label="Title"
                name="title"
                maxLength={maxVideoTitleLength}
                placeholder="As viewers will see it"
                defaultValue={save.getValue("title")}
                error={getError("title")}
              />
              <TextField
                label="Channel"
                name="channelTitle"
                maxLength={maxChannelLength}
                defaultValue={save.getValue("channelTitle")}
                error={getError("channelTitle")}
              />
            </>
          )}
          <DetailsFields of={save} first={{ description: snippet?.description }} />
          {!hasFieldErrors && <ActionFailure of={save} title={addVideoCopy.submissionFailed} />}
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <Button variant="secondary" onClick={onBack} className="mr-auto">
              <ArrowLeftIcon size={18} aria-hidden="true" />
              Back
            </Button>
            {!snippet && (
              <Button
                variant="secondary"
                isPending={retry.isPending}
                pendingLabel="Looking it up"
                onClick={() => retry.submit({ intent: "look-up", id })}
              >
                Try again
              </Button>
            )}
            <Button
              type="submit"
              isPending={save.isPending}
              pendingLabel="Publishing"
              className="max-sm:w-full"
            >
              Publish video
            </Button>
          </div>
        </PageForm>
      </Card>
      <VideoPreview id={id} video={typedDetails} />
    </div>
  );
}

function AddedVideo({ video, onAddAnother }: { video: VideoCard; onAddAnother: () => void }) {
  return (
    <Card as="section" aria-labelledby="done" className="max-w-[820px] sm:py-10">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:justify-center">
        <span className="relative flex-none">
          <img
            src={makeThumbnailPath(video.category, video.vid_Id)}
            alt=""
            width={640}
            height={360}
            className="block h-28 w-32 rounded-[999px_999px_18px_18px] object-cover"
          />
          <CheckCircleIcon
            weight="fill"
            size={40}
            aria-hidden="true"
            className="absolute -right-2 -bottom-2 rounded-full bg-surface text-ok"
          />
        </span>
        <div className="min-w-0">
          <h2 id="done" tabIndex={-1} ref={takeFocus} className="text-2xl">
            Your video is live
          </h2>
          <p className="mt-1 break-words text-ink-2">{video.title}</p>
        </div>
      </div>
      <div className="mt-7 flex flex-wrap gap-3 sm:justify-center">
        <LinkButton to={videoPath(video.vid_Id)}>Watch it</LinkButton>
        <Button variant="secondary" onClick={onAddAnother}>
          Add Another
        </Button>
      </div>
    </Card>
  );
}
