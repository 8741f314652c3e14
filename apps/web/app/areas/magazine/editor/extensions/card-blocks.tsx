import type { BodyBlock } from "@boab/contracts/magazine/body";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { type ReactNode, use } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { EditorToolsContext } from "../editor-tools.ts";
import { CardDetails } from "../insert/card-details.tsx";

interface CardProps {
  kindLabel: string;
  isSelected: boolean;
  onRemove(): void;
  children: ReactNode;
}

function Card({ kindLabel, isSelected, onRemove, children }: CardProps) {
  const { isEditable } = use(EditorToolsContext);
  return (
    <NodeViewWrapper
      data-drag-handle
      className={cx(
        "my-8 flex items-center gap-4 rounded-lg border border-line bg-surface py-3 pr-3 pl-4.5 text-base",
        isSelected && "outline-3 outline-offset-3 outline-focus",
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="m-0 text-xs text-ink-3">{kindLabel}</p>
        {children}
      </div>
      {isEditable && (
        <IconButton label="Remove block" icon={<TrashIcon size={20} />} onClick={onRemove} />
      )}
    </NodeViewWrapper>
  );
}

type BlockAttributes<Type extends BodyBlock["type"]> = Extract<
  BodyBlock,
  { type: Type; attrs: unknown }
>["attrs"];

export function BusinessBlock({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { id } = node.attrs as BlockAttributes<"businessCard">;
  return (
    <Card kindLabel="Business" isSelected={selected} onRemove={deleteNode}>
      <CardDetails kind="business" id={id} />
    </Card>
  );
}

export function ItemBlock({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { sku } = node.attrs as BlockAttributes<"itemCard">;
  return (
    <Card kindLabel="Item" isSelected={selected} onRemove={deleteNode}>
      <CardDetails kind="item" id={sku} />
    </Card>
  );
}

export function VideoBlock({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { provider, title } = node.attrs as BlockAttributes<"videoCard">;
  const { isEditable } = use(EditorToolsContext);
  return (
    <Card
      kindLabel={provider === "youtube" ? "YouTube video" : "Vimeo video"}
      isSelected={selected}
      onRemove={deleteNode}
    >
      {isEditable ? (
        <TextField
          label="Title of the video"
          hint="Read aloud, and shown before it plays. Needed before you submit."
          maxLength={150}
          value={title}
          onChange={(event) => updateAttributes({ title: event.target.value })}
        />
      ) : (
        <p className="m-0 font-display text-xl font-bold">{title}</p>
      )}
    </Card>
  );
}
