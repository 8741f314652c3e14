import { maxStyleLengths, maxStyleSizes } from "@boab/contracts/bookings/limits";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { CellRow } from "./cell-row.tsx";
import {
  addLength,
  addSize,
  createStyles,
  removeLength,
  removeSize,
  type StylesDraft,
  setCell,
} from "./style-draft.ts";

interface StylesEditorProps {
  title: string;
  styles: StylesDraft | null;
  /** A new table starts with the service's own time and price. */
  first: { minutes: number; price: string };
  name: string;
  getError: (field: string) => string | undefined;
  onChange: (styles: StylesDraft | null) => void;
}

/** Sizes and lengths, and for each pair a price, a time and a deposit. One layout serves phones and desks. */
export function StylesEditor({
  title,
  styles,
  first,
  name,
  getError,
  onChange,
}: StylesEditorProps) {
  const [chosenRow, setChosenRow] = useState(0);
  if (!styles)
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-2">
          Does the price depend on the size or the length? Add both, and a price for each.
        </p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange(createStyles(first.minutes, first.price))}
        >
          <PlusIcon weight="bold" size={16} aria-hidden="true" />
          Add sizes and lengths
        </Button>
      </div>
    );
  const { sizes, lengths, rows } = styles;
  // On a phone one size is in sight, which is the one to correct where something has to be.
  const hasError = (row: number) =>
    rows[row]?.some((_, column) =>
      cellFields.some((field) => getError(`rows.${row}.${column}.${field}`) !== undefined),
    );
  const invalidRow = rows.findIndex((_, row) => hasError(row));
  const shownRow =
    invalidRow < 0 || hasError(chosenRow) ? Math.min(chosenRow, rows.length - 1) : invalidRow;
  const rename = (list: "sizes" | "lengths", index: number, typed: string) =>
    onChange({ ...styles, [list]: styles[list].with(index, typed) });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <NameList
          label="Size"
          names={sizes}
          max={maxStyleSizes}
          name={`${name}.sizes`}
          getError={(index) => getError(`sizes.${index}`)}
          onAdd={() => onChange(addSize(styles))}
          onRename={(index, typed) => rename("sizes", index, typed)}
          onRemove={(index) => onChange(removeSize(styles, index))}
        />
        <NameList
          label="Length"
          names={lengths}
          max={maxStyleLengths}
          name={`${name}.lengths`}
          getError={(index) => getError(`lengths.${index}`)}
          onAdd={() => onChange(addLength(styles))}
          onRename={(index, typed) => rename("lengths", index, typed)}
          onRemove={(index) => onChange(removeLength(styles, index))}
        />
      </div>
      {sizes.length + lengths.length === 0 ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange(null)}
        >
          Back to one price
        </Button>
      ) : (
        <div className="grid gap-4">
          {rows.length > 1 && (
            <Segmented
              label="Show the prices of"
              name={`${name}.shown`}
              options={sizes.map((size, row) => ({
                value: String(row),
                label: size || `Size ${row + 1}`,
              }))}
              value={String(shownRow)}
              onChange={(row) => setChosenRow(Number(row))}
              className="flex-wrap bg-surface sm:hidden"
            />
          )}
          {rows.map((cells, row) => (
            <fieldset
              // biome-ignore lint/suspicious/noArrayIndexKey: a row stays where it is
              key={row}
              className={cx("rounded-md border border-line", row !== shownRow && "max-sm:hidden")}
            >
              <legend className="ml-3 px-1.5 text-md font-[620]">
                {sizes.length > 0 ? sizes[row] || `Size ${row + 1}` : title}
              </legend>
              {cells.map((cell, column) => (
                <CellRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell stays where it is
                  key={column}
                  label={lengths.length > 0 ? lengths[column] || `Length ${column + 1}` : ""}
                  name={`${name}.rows.${row}.${column}`}
                  cell={cell}
                  getError={(field) => getError(`rows.${row}.${column}.${field}`)}
                  onChange={(changes) => onChange(setCell(styles, [row, column], changes))}
                />
              ))}
            </fieldset>
          ))}
          <p className="text-xs text-ink-3">
            Leave a price empty where you don't offer it. The calendar blocks the longer time.
          </p>
        </div>
      )}
    </div>
  );
}

const cellFields = ["price", "deposit", "minutesTo"];

interface NameListProps {
  label: string;
  names: readonly string[];
  max: number;
  name: string;
  getError: (index: number) => string | undefined;
  onAdd: () => void;
  onRename: (index: number, typed: string) => void;
  onRemove: (index: number) => void;
}

const NameList = ({ label, names, max, name, ...edit }: NameListProps) => (
  <fieldset className="grid content-start gap-2">
    <legend className="mb-1.5 text-sm font-semibold">{label}s</legend>
    {names.map((value, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may be typed anew, its place stays
        key={index}
        className="flex items-start gap-1"
      >
        <TextField
          label={`${label} ${index + 1}`}
          isLabelHidden
          name={`${name}.${index}`}
          value={value}
          maxLength={40}
          onChange={({ target }) => edit.onRename(index, target.value)}
          error={edit.getError(index)}
          className="flex-1"
        />
        <IconButton
          label={`Remove ${label.toLowerCase()} ${value || index + 1}`}
          icon={<TrashIcon size={18} />}
          onClick={() => edit.onRemove(index)}
        />
      </div>
    ))}
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      disabled={names.length >= max}
      onClick={edit.onAdd}
    >
      <PlusIcon weight="bold" size={16} aria-hidden="true" />
      Add a {label.toLowerCase()}
    </Button>
  </fieldset>
);
