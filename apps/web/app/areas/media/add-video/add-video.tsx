import { channelLength, titleLength } from "@boab/contracts/media/limits";
import { mediaTexts } from "@boab/contracts/media/texts";
import { thumbnailPath } from "@boab/contracts/media/thumbnail";
import type { VideoCard } from "@boab/contracts/media/videos";
import { LinkIcon } from "@phosphor-icons/react/dist/ssr/Link";
import { useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Steps } from "#ui/feedback/steps.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { videoPath } from "../paths.ts";
import type { MeantVideo } from "./add-actions.server.ts";
import { DetailsFields } from "./details-fields.tsx";

const steps = ["Paste link", "Details", "Publish"];

/** Three steps: which video, its details, done (ADDV-01). */
export function AddVideo({ firstResult }: { firstResult: FormResult<MeantVideo> | undefined }) {
  const [meant, setMeant] = useState(firstResult?.ok ? firstResult.response : undefined);
  const [added, setAdded] = useState<VideoCard>();
  const current = added ? 2 : meant ? 1 : 0;
  const startAgain = () => {
    setAdded(undefined);
    setMeant(undefined);
  };
  return (
    <>
      <Steps label="Adding a video" steps={steps} current={current} className="mb-6" />
      {added ? (
        <Done video={added} onAnother={startAgain} />
      ) : meant ? (
        <Details
          key={`${meant.id} ${meant.snippet !== null}`}
          meant={meant}
          onBack={() => setMeant(undefined)}
          onFound={setMeant}
          onAdded={setAdded}
        />
      ) : (
        <WhichVideo firstResult={firstResult} onMeant={setMeant} />
      )}
    </>
  );
}

interface WhichVideoProps {
  firstResult: FormResult<MeantVideo> | undefined;
  onMeant: (meant: MeantVideo) => void;
}

function WhichVideo({ firstResult, onMeant }: WhichVideoProps) {
  const look = usePageAction<MeantVideo>({ firstResult, keepsPage: true, onSuccess: onMeant });
  const error = look.errorOf("id");
  return (
    <Card as="section" aria-labelledby="which">
      <h2 id="which" className="mb-5 text-xl">
        Which video?
      </h2>
      <form {...look.form} noValidate className="space-y-4">
        <input type="hidden" name="intent" value="look-up" />
        <TextField
          label="Video link or ID"
          name="id"
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          prefix={<LinkIcon size={20} aria-hidden="true" />}
          hint="Paste the link from your browser or the app's Share button."
          defaultValue={look.valueOf("id")}
          error={error}
        />
        {!error && <ActionFailure of={look} />}
        <Button type="submit" isPending={look.isPending} pendingLabel="Looking it up">
          Look it up
        </Button>
      </form>
    </Card>
  );
}

interface DetailsProps {
  meant: MeantVideo;
  onBack: () => void;
  onFound: (meant: MeantVideo) => void;
  onAdded: (video: VideoCard) => void;
}

function Details({ meant: { id, snippet }, onBack, onFound, onAdded }: DetailsProps) {
  const save = usePageAction<VideoCard>({ keepsPage: true, onSuccess: onAdded });
  const retry = usePageAction<MeantVideo>({
    keepsPage: true,
    onSuccess: (again) => again.snippet && onFound(again),
  });
  const { errorOf } = save;
  const isFieldWrong = Object.keys(save.failure?.fields ?? {}).length > 0;
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details" tabIndex={-1} ref={(heading) => heading?.focus()} className="mb-5 text-xl">
        {snippet ? "Check the details" : "Tell us about it"}
      </h2>
      {!snippet && (
        <Note tone="warn" role="alert" title={mediaTexts.lookupFailed} className="mb-5">
          You can still add it. Type the title and channel yourself.
        </Note>
      )}
      <form {...save.form} noValidate className="space-y-5">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="id" value={id} />
        {snippet ? (
          <div className="flex flex-wrap gap-4 rounded-md bg-sunk p-4">
            <img
              src={thumbnailPath("music", id)}
              alt=""
              width={640}
              height={360}
              className="aspect-video w-44 rounded-md object-cover"
            />
            <p className="min-w-0 flex-1 basis-48">
              <b className="block">{snippet.title}</b>
              <span className="text-ink-2">{snippet.channelTitle}</span>
            </p>
          </div>
        ) : (
          <>
            <TextField
              label="Title"
              name="title"
              maxLength={titleLength}
              placeholder="As viewers will see it"
              defaultValue={save.valueOf("title")}
              error={errorOf("title")}
            />
            <TextField
              label="Channel"
              name="channelTitle"
              maxLength={channelLength}
              defaultValue={save.valueOf("channelTitle")}
              error={errorOf("channelTitle")}
            />
          </>
        )}
        <DetailsFields of={save} first={{ description: snippet?.description }} />
        {!isFieldWrong && <ActionFailure of={save} title={mediaTexts.submissionFailed} />}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onBack}>
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
          <Button type="submit" isPending={save.isPending} pendingLabel="Publishing">
            Publish video
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Done({ video, onAnother }: { video: VideoCard; onAnother: () => void }) {
  return (
    <Card as="section" aria-labelledby="done">
      <h2 id="done" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-xl">
        Your video is live
      </h2>
      <p className="mt-1 text-ink-2">{video.title}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to={videoPath(video.vid_Id)}>Watch it</LinkButton>
        <Button variant="secondary" onClick={onAnother}>
          Add Another
        </Button>
      </div>
    </Card>
  );
}
