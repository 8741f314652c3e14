import type { ImportRow } from "@boab/contracts/marketplace/item-import";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { FileDrop } from "#ui/forms/file-drop.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { itemsPath } from "../../paths.ts";
import type { OwnStoreSummary } from "../load-own-store.server.ts";
import { formatCell, listRowsToShow, outcomeChips, summariseImport } from "./copy.ts";
import { useImport } from "./use-import.ts";

/** Lets a seller change many items with a spreadsheet, and shows the changes before they are saved. */
export function ImportItems({ store: { id, slug } }: { store: OwnStoreSummary }) {
  const { checked, problem, isPending, check, confirm } = useImport(id);
  const rows = checked?.preview.rows ?? [];
  const canImport = !checked?.isImported && rows.some(({ outcome }) => outcome === "change");
  return (
    <section aria-labelledby="import-title" className="grid max-w-4xl gap-6">
      <div>
        <p className="mb-4">
          <Link to={itemsPath(slug)} className="text-md text-ink-2">
            ← Items
          </Link>
        </p>
        <h1 id="import-title" className="type-title text-4xl">
          Import items
        </h1>
        <p className="mt-2 max-w-[62ch] text-ink-2">
          <a href={`${itemsPath(slug)}.csv`} download className="underline">
            Export your items
          </a>
          , change names, descriptions, categories, prices, status or stock in a spreadsheet, and
          bring the file back here. We match rows by SKU. You'll see every change before anything is
          saved.
        </p>
      </div>
      <FileDrop
        label="File"
        invitation="Choose a CSV file or drop it here"
        hint="Up to 1,000 items"
        accept=".csv,text/csv"
        isMultiple={false}
        error={problem}
        onFiles={([file]) => file && void check(file)}
      />
      {isPending && (
        <p role="status" className="text-ink-2">
          {checked ? "Importing…" : "Checking your file…"}
        </p>
      )}
      {checked && !isPending && (
        <>
          <Note
            tone={checked.isImported ? "ok" : "info"}
            role="status"
            title={checked.isImported ? "Imported" : checked.fileName}
            hasFocus={checked.isImported}
          >
            {summariseImport(rows, checked.isImported)}
          </Note>
          <div className="flex flex-wrap gap-3">
            {canImport && <Button onClick={() => void confirm()}>Import these changes</Button>}
            <LinkButton to={itemsPath(slug)} variant="secondary">
              {checked.isImported ? "Back to Items" : "Cancel"}
            </LinkButton>
          </div>
          {listRowsToShow(rows).length > 0 && (
            <Table
              caption="Rows of the file"
              columns={columns}
              rows={listRowsToShow(rows)}
              rowKey={({ line }) => String(line)}
            />
          )}
        </>
      )}
    </section>
  );
}

const columns: TableColumn<ImportRow>[] = [
  {
    id: "item",
    header: "Item",
    isRowHeader: true,
    cell: ({ name, sku, line }) => (
      <>
        <span className="block font-semibold">{name || `Row ${line}`}</span>
        {sku && <span className="block text-sm text-ink-3">{sku}</span>}
      </>
    ),
  },
  {
    id: "outcome",
    header: "Result",
    cell: ({ outcome }) => {
      const { label, tone } = outcomeChips[outcome];
      return <Chip tone={tone}>{label}</Chip>;
    },
  },
  {
    id: "what",
    header: "What changes",
    cell: ({ changes, problems }) => (
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {changes.map(({ column, before, after }) => (
          <li key={column} className="wrap-break-word">
            {column}: <s className="text-ink-3">{formatCell(before)}</s>{" "}
            <span className="sr-only">becomes</span>
            <b className="font-semibold">{formatCell(after)}</b>
          </li>
        ))}
      </ul>
    ),
  },
];
