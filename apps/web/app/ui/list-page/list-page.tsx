import { type ReactNode, useId } from "react";
import { Card } from "#ui/layout/card.tsx";
import { ListRows, type ListRowsProps } from "./list-rows.tsx";

interface ListPageProps<Row> extends ListRowsProps<Row> {
  title?: string | undefined;
  /** Numbers beside the title: "3 waiting". */
  counts?: ReactNode;
  /** Links between parts of the list and filters, beside the title. */
  filters?: ReactNode;
  /** A search or filters in a row of their own. */
  search?: ReactNode;
}

/** A list in a card: title, counts, tabs, filters and search above, then the rows. */
export function ListPage<Row>({ title, counts, filters, search, ...rows }: ListPageProps<Row>) {
  const titleId = useId();
  return (
    <Card
      {...(title && { as: "section", "aria-labelledby": titleId })}
      isPadded={false}
      className="overflow-hidden"
    >
      {(title || counts || filters) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 md:px-6">
          {title && (
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
          )}
          {counts && <span className="flex flex-wrap gap-2">{counts}</span>}
          {filters}
        </div>
      )}
      {search}
      <ListRows {...rows} />
    </Card>
  );
}
