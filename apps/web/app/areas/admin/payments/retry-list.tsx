import type { ReactNode } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { RetryForm } from "./retry-form.tsx";

interface RetryButton {
  label: string;
  /** Names the row, because every row has the same button. */
  fullLabel: string;
}

export interface RetryListProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Returns undefined for a row that can't be retried. */
  getButton: (row: Row) => RetryButton | undefined;
  /** What the toast says about a row that is retried. */
  describeRetry: (row: Row) => string;
  reloadLabel?: string | undefined;
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<Row> | undefined;
  /** Rendered by the list, so that the action's result stays visible when the last row is gone. */
  empty: ReactNode;
}

/** Rows that staff can retry, one at a time. */
export function RetryList<Row extends { id: string }>({
  caption,
  columns,
  rows,
  getButton,
  describeRetry,
  reloadLabel,
  firstResult,
  empty,
}: RetryListProps<Row>) {
  const retry = usePageAction<Row>({
    firstResult,
    onSuccess: (row) => toast(describeRetry(row)),
  });
  const retryColumn: TableColumn<Row> = {
    id: "retry",
    header: "Retry",
    isHeaderHidden: true,
    cell(row) {
      const button = getButton(row);
      return button && <RetryForm id={row.id} action={retry} {...button} />;
    },
  };
  return (
    <>
      <ActionFailure of={retry} reloadLabel={reloadLabel} className="m-4" />
      <Table
        caption={caption}
        columns={[...columns, retryColumn]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </>
  );
}
