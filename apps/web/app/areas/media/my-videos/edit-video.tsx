import { maxVideoTitleLength } from "@boab/contracts/media/limits";
import type { VideoPage } from "@boab/contracts/media/videos";
import { useNavigate } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DetailsFields } from "../add-video/details-fields.tsx";
import { myVideosPath } from "../paths.ts";

/** Edits the text of a video. Channel and id belong to the provider and can't change. */
export function EditVideo({ video }: { video: VideoPage }) {
  const { artist, category, description, business } = video;
  const navigate = useNavigate();
  const save = usePageAction({
    onSuccess: () => {
      toast("Saved.");
      void navigate(myVideosPath, { preventScrollReset: true });
    },
  });
  const linked = business && { businessId: business.businessId, name: business.businessName };
  return (
    <Card as="section" aria-labelledby="edit-video" className="mb-8">
      <h2 id="edit-video" className="mb-5 text-xl">
        Change “{video.title}”
      </h2>
      <PageForm {...save.form} noValidate className="space-y-5">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="vid_Id" value={video.vid_Id} />
        <TextField
          label="Title"
          name="title"
          maxLength={maxVideoTitleLength}
          defaultValue={save.getValue("title") ?? video.title}
          error={save.getError("title")}
        />
        <DetailsFields
          of={save}
          first={{
            artist,
            category,
            description,
            business: linked ?? undefined,
          }}
        />
        <ActionFailure of={save} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
            Save
          </Button>
          <LinkButton to={myVideosPath} variant="secondary">
            Cancel
          </LinkButton>
        </div>
      </PageForm>
    </Card>
  );
}
