import { maxCaptionWords, maxGalleryPictures } from "@boab/contracts/directory/limits";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/ssr/DotsSixVertical";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useCallback, useState } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { editingCopy } from "../copy.ts";
import { GalleryAdder } from "../gallery-adder.tsx";
import {
  type GalleryRow,
  toGalleryInput,
  toGalleryRows,
  toNewGalleryRows,
} from "../gallery-draft.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { type SectionEditorProps, useSectionDraft, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";
import { useReorder } from "../use-reorder.ts";
import { useRowFocus } from "../use-row-focus.ts";

export function GalleryEditor(props: SectionEditorProps) {
  const { business } = props;
  const { draft: rows, setDraft: setRows } = useSectionDraft(
    toGalleryRows(business),
    props.onDirtyChange,
  );
  const { submit, ...saving } = useSectionSave(props, editingCopy.galleryFailed);
  const [isBusy, setBusy] = useState(false);
  const order = useReorder(rows, setRows);
  const rowFocus = useRowFocus();
  const add = useCallback(
    (uploads: Parameters<typeof toNewGalleryRows>[0]) =>
      setRows((was) => [...was, ...toNewGalleryRows(uploads)]),
    [setRows],
  );

  function remove(index: number) {
    setRows(rows.filter((_, at) => at !== index));
    rowFocus.requestFocus(index, "removed");
  }

  return (
    <SectionForm
      title="Gallery"
      tools={
        <span className="text-md text-ink-2">
          {rows.length} of {maxGalleryPictures} photos
        </span>
      }
      {...saving}
      isLocked={isBusy}
      // Removed rows are deleted with this save; until then Cancel restores them.
      onSave={() => void submit({ gallery: toGalleryInput(rows) })}
      onCancel={props.onClose}
      onReload={props.onReload}
    >
      <ul {...rowFocus.list} className="mb-5 space-y-4">
        {rows.map((row, index) => (
          <li
            key={row.key}
            {...order.row(index)}
            className={cx(
              "grid gap-x-4 gap-y-2 rounded-md border border-line p-3 sm:grid-cols-[auto_120px_minmax(0,1fr)_auto]",
              order.dragged === index && "opacity-60",
            )}
          >
            <span
              {...order.handle(index)}
              aria-hidden="true"
              className="grid w-5 cursor-grab place-items-center text-ink-3 max-sm:hidden"
            >
              <DotsSixVerticalIcon size={20} />
            </span>
            <img
              src={row.src}
              alt=""
              className="aspect-square w-full rounded-sm bg-sunk object-cover max-sm:max-w-30"
              draggable={false}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not shrink in its column. */}
            <div
              role="group"
              aria-label={`Photo ${index + 1}`}
              className="grid content-start gap-3"
            >
              <TextField
                label="Name"
                name={`gallery.${index}.name`}
                maxLength={120}
                value={row.name}
                onChange={({ target }) => change(row.key, { name: target.value })}
                error={saving.getError(`gallery.${index}.name`)}
              />
              <TextArea
                label="Caption"
                name={`gallery.${index}.description`}
                rows={2}
                maxLength={1000}
                maxWords={maxCaptionWords}
                value={row.description}
                onChange={({ target }) => change(row.key, { description: target.value })}
                error={saving.getError(`gallery.${index}.description`)}
              />
            </div>
            <span className="flex sm:flex-col max-sm:justify-end">
              <MoveButtons
                name={row.name || `photo ${index + 1}`}
                index={index}
                count={rows.length}
                onMove={order.move}
              />
              <IconButton
                label={`Remove ${row.name || `photo ${index + 1}`}`}
                icon={<TrashIcon size={18} />}
                data-remove
                onClick={() => remove(index)}
              />
            </span>
          </li>
        ))}
      </ul>
      <GalleryAdder
        businessId={business.id}
        maxNewPhotos={maxGalleryPictures - rows.length}
        onReady={add}
        onBusyChange={setBusy}
      />
    </SectionForm>
  );

  function change(key: string, changes: Partial<GalleryRow>) {
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  }
}
