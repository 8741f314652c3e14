import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { readVideo } from "@boab/contracts/directory/read-video";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

/** Inserts a video by its link, if we know the provider. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const formId = useId();
  const [link, setLink] = useState("");
  const [title, setTitle] = useState("");
  const [problem, setProblem] = useState<string>();

  function insert(event: FormEvent) {
    event.preventDefault();
    const video = readVideo(link);
    if (!video) return setProblem(businessFieldCopy.notAVideo);
    const attrs = { ...video, title: title.trim() };
    editor.chain().focus().insertContent({ type: "videoCard", attrs }).run();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a video"
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Add video
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={insert} noValidate className="grid gap-4">
        <TextField
          label="YouTube or Vimeo link"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          value={link}
          error={problem}
          onChange={({ target }) => {
            setLink(target.value);
            setProblem(undefined);
          }}
        />
        <TextField
          label="Title of the video"
          maxLength={150}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
    </Dialog>
  );
}
