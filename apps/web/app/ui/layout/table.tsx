import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean | undefined;
  /** True for the cell that names the row. */
  isRowHeader?: boolean | undefined;
  /** For actions: a visually hidden header. */
  isHeaderHidden?: boolean | undefined;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isSelected?: ((row: Row) => boolean) | undefined;
  isBusy?: boolean | undefined;
  /** Shown instead of the body when there are no rows. */
  empty?: ReactNode;
}

const cellStyle =
  "max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1.5 max-md:text-right max-md:before:flex-none max-md:before:text-left max-md:before:text-xs max-md:before:font-semibold max-md:before:text-ink-3 max-md:before:content-[attr(data-label)] md:border-b md:border-line md:px-3.5 md:py-3 md:group-last:border-b-0";

/** A table on large screens, cards on phones; wide tables scroll inside their box. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, isSelected } = props;
  if (rows.length === 0 && props.empty && !props.isBusy) return props.empty;
  return (
    <div className="md:overflow-x-auto">
      <table aria-busy={props.isBusy || undefined} className="w-full text-md max-md:block">
        <caption className="sr-only">{props.caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(
                  "border-b border-line bg-surface px-3.5 py-3 text-xs font-semibold whitespace-nowrap text-ink-3",
                  column.isNumeric ? "text-right" : "text-left",
                )}
              >
                {column.isHeaderHidden ? (
                  <span className="sr-only">{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              aria-selected={isSelected?.(row)}
              className="group hover:bg-sunk/45 aria-selected:bg-support-soft max-md:block max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3"
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, children }: { column: TableColumn<Row>; children: ReactNode }) {
  if (column.isRowHeader) {
    return (
      <th
        scope="row"
        className="text-left font-normal max-md:block max-md:pb-2 md:border-b md:border-line md:px-3.5 md:py-3 md:group-last:border-b-0"
      >
        {children}
      </th>
    );
  }
  return (
    <td
      data-label={column.isHeaderHidden ? undefined : column.header}
      className={cx(cellStyle, column.isNumeric && "type-money md:text-right")}
    >
      {children}
    </td>
  );
}
