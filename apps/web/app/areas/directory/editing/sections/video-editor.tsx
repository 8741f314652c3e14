import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { makeVideoEmbedUrl, readVideo } from "@boab/contracts/directory/read-video";
import type { Video } from "@boab/contracts/directory/videos";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { editingCopy } from "../copy.ts";
import { type SectionEditorProps, useSectionDraft, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";

const toVideoUrl = (video: Video | null): string => {
  if (!video) return "";
  return video.provider === "youtube"
    ? `https://www.youtube.com/watch?v=${video.id}`
    : `https://vimeo.com/${video.id}`;
};

export function VideoEditor(props: SectionEditorProps) {
  const { business } = props;
  const { draft, setDraft } = useSectionDraft(
    { videoLink: toVideoUrl(business.videoLink), videoCaption: business.videoCaption ?? "" },
    props.onDirtyChange,
  );
  const { submit, ...saving } = useSectionSave(props, editingCopy.videoFailed);
  const video = readVideo(draft.videoLink);
  const isLinkInvalid = draft.videoLink.trim() !== "" && !video;

  return (
    <SectionForm
      title="Video"
      {...saving}
      onSave={() => void submit(draft)}
      onCancel={props.onClose}
      onReload={props.onReload}
    >
      <TextArea
        label="Link or embed code"
        name="videoLink"
        rows={2}
        maxLength={2000}
        spellCheck={false}
        placeholder="https://www.youtube.com/watch?v=…"
        value={draft.videoLink}
        onChange={({ target }) => setDraft({ ...draft, videoLink: target.value })}
        error={
          saving.getError("videoLink") ?? (isLinkInvalid ? businessFieldCopy.notAVideo : undefined)
        }
        hint="From YouTube or Vimeo. Leave this empty to remove the video."
      />
      {video && (
        <figure className="mt-4">
          <iframe
            title="Video preview"
            src={makeVideoEmbedUrl(video)}
            loading="lazy"
            allow="fullscreen"
            className="aspect-video w-full max-w-[480px] rounded-md border border-line bg-sunk"
          />
          <figcaption className="mt-1.5 text-sm text-ink-3">
            {video.provider === "youtube" ? "YouTube" : "Vimeo"} video {video.id}
          </figcaption>
        </figure>
      )}
      <TextField
        label="Caption"
        name="videoCaption"
        counter="Optional"
        maxLength={160}
        value={draft.videoCaption}
        onChange={({ target }) => setDraft({ ...draft, videoCaption: target.value })}
        error={saving.getError("videoCaption")}
        className="mt-4.5"
      />
    </SectionForm>
  );
}
