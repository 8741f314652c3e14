import type { BodyBlock } from "@boab/contracts/magazine/body";
import { bodyLimits } from "@boab/contracts/magazine/limits";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/ssr/ArrowsClockwise";
import { ArrowsHorizontalIcon } from "@phosphor-icons/react/dist/ssr/ArrowsHorizontal";
import { TextAlignCenterIcon } from "@phosphor-icons/react/dist/ssr/TextAlignCenter";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { use } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { choosePictures } from "../choose-pictures.ts";
import { EditorToolsContext } from "../editor-tools.ts";
import { AltField } from "./alt-field.tsx";
import { BlockButton, BlockButtons } from "./block-buttons.tsx";

type Attributes = Extract<BodyBlock, { type: "image" }>["attrs"];

/** A picture with its description and caption fields. */
export function PictureBlock({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { src, width, height, alt, caption, layout } = node.attrs as Attributes;
  const { isEditable, uploadPicture } = use(EditorToolsContext);

  async function replace() {
    const [file] = await choosePictures({ isMultiple: false });
    const uploaded = file && (await uploadPicture(file));
    if (uploaded) updateAttributes(uploaded);
  }

  return (
    <NodeViewWrapper className={cx("my-8", layout === "wide" && "lg:-mx-10")}>
      <div
        data-drag-handle
        className={cx("relative", selected && "outline-3 outline-offset-3 outline-focus")}
      >
        <img src={src} alt={alt} width={width} height={height} className="h-auto w-full" />
        {isEditable && (
          <BlockButtons label="Picture">
            <BlockButton
              label="Text width"
              icon={<TextAlignCenterIcon size={18} />}
              isPressed={layout === "text"}
              onClick={() => updateAttributes({ layout: "text" })}
            />
            <BlockButton
              label="Wide"
              icon={<ArrowsHorizontalIcon size={18} />}
              isPressed={layout === "wide"}
              onClick={() => updateAttributes({ layout: "wide" })}
            />
            <BlockButton
              label="Replace"
              icon={<ArrowsClockwiseIcon size={18} />}
              onClick={() => void replace()}
            />
            <BlockButton
              label="Remove picture"
              isIconOnly
              icon={<TrashIcon size={18} />}
              onClick={deleteNode}
            />
          </BlockButtons>
        )}
      </div>
      {isEditable ? (
        <div className="mt-1.5 grid gap-3.5 rounded-b-md border border-line bg-surface px-5 pt-4 pb-5 text-base">
          <AltField
            label="Describe this picture"
            value={alt}
            onChange={(typed) => updateAttributes({ alt: typed })}
          />
          <TextField
            label="Caption"
            counter="Optional"
            maxLength={bodyLimits.captionLength}
            value={caption}
            onChange={({ target }) => updateAttributes({ caption: target.value })}
          />
        </div>
      ) : (
        caption && <p className="mt-2 text-sm text-ink-3">{caption}</p>
      )}
    </NodeViewWrapper>
  );
}
