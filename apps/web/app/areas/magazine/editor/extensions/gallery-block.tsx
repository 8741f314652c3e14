import type { BodyBlock, BodyPicture } from "@boab/contracts/magazine/body";
import { bodyLimits } from "@boab/contracts/magazine/limits";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { use, useEffect, useRef } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { choosePictures } from "../choose-pictures.ts";
import { EditorToolsContext } from "../editor-tools.ts";
import { AltField } from "./alt-field.tsx";

type Attributes = Extract<BodyBlock, { type: "gallery" }>["attrs"];

/** A gallery holds several pictures, each with its description. */
export function GalleryBlock({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { pictures, caption } = node.attrs as Attributes;
  const { isEditable, uploadPicture } = use(EditorToolsContext);
  const change = (next: BodyPicture[]) => updateAttributes({ pictures: next });
  // An upload is slow and descriptions change meanwhile, so it appends to the latest pictures.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });

  async function add() {
    const [file] = await choosePictures({ isMultiple: false });
    const uploaded = file && (await uploadPicture(file));
    if (uploaded) change([...latest.current, { ...uploaded, alt: "" }]);
  }

  return (
    <NodeViewWrapper
      className={cx(
        "my-8 rounded-lg border border-line bg-surface p-4 text-base",
        selected && "outline-3 outline-offset-3 outline-focus",
      )}
    >
      <ul className="grid list-none gap-4 p-0 md:grid-cols-2">
        {pictures.map((picture, index) => (
          <li key={picture.src} className="relative m-0">
            <img
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              className="aspect-4/3 w-full object-cover"
            />
            {isEditable && (
              <>
                <AltField
                  label={`Describe picture ${index + 1}`}
                  value={picture.alt}
                  onChange={(alt) =>
                    change(pictures.map((one) => (one === picture ? { ...one, alt } : one)))
                  }
                />
                {pictures.length > 2 && (
                  <IconButton
                    label={`Remove picture ${index + 1}`}
                    icon={<XIcon weight="bold" size={18} />}
                    onClick={() => change(pictures.filter((one) => one !== picture))}
                    className="absolute top-2 right-2 bg-surface"
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {isEditable ? (
        <>
          <TextField
            className="mt-4"
            label="Caption"
            counter="Optional"
            maxLength={bodyLimits.captionLength}
            value={caption}
            onChange={({ target }) => updateAttributes({ caption: target.value })}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            {pictures.length < bodyLimits.galleryPictures && (
              <Button variant="secondary" size="sm" onClick={() => void add()}>
                <PlusIcon size={18} aria-hidden="true" />
                Add a picture
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={deleteNode}>
              <TrashIcon size={18} aria-hidden="true" />
              Remove gallery
            </Button>
          </div>
        </>
      ) : (
        caption && <p className="mt-2 text-sm text-ink-3">{caption}</p>
      )}
    </NodeViewWrapper>
  );
}
