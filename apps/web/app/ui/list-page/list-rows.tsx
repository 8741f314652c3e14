import { formatCount } from "@boab/format/numbers";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { Link, useFetcher } from "react-router";
import { getErrorSentence } from "#lib/api/errors.ts";
import { isPartialFailure } from "#lib/api/partial-load.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { LoadedList } from "./loaded-list.ts";
import type { List, ReceivePage } from "./use-list.ts";

/** A longer page is no use; beyond this, people should search. */
const MAX_ROWS = 1_000;

export interface ListRowsProps<Row> {
  of: List<Row>;
  /** The table or the cards. */
  children: ReactNode;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  /** The formatted total, if it is known: "1,284". */
  total?: string | undefined;
  /** The id of the section that the list is in, without #. */
  hash?: string | undefined;
  /** Without a count, a list that is whole needs nothing below it. */
  hidesCountWhenComplete?: boolean | undefined;
  rowsClassName?: string | undefined;
  endClassName?: string | undefined;
}

/** The rows of a list, and below them how many there are and the way to more. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { of: list, children, empty, rowsClassName, ...end } = props;
  const isEmpty = list.rows.length === 0;
  return (
    <>
      <div ref={list.rowsRef} className={rowsClassName}>
        {isEmpty && empty ? empty : children}
      </div>
      {(!isEmpty || list.isLaterPage) && <ListEnd of={list} {...end} />}
    </>
  );
}

type ListEndProps<Row> = Omit<ListRowsProps<Row>, "children" | "empty" | "rowsClassName">;

function ListEnd<Row>({
  of: list,
  total,
  hash,
  hidesCountWhenComplete,
  endClassName,
}: ListEndProps<Row>) {
  const count = list.rows.length;
  // A list with a single row doesn't need a count, and neither does one that is short and uncounted.
  const isWhole = !list.hasMore && !list.isLaterPage;
  const isFull = count >= MAX_ROWS;
  const showNext = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!list.isLoading) list.showNext();
  };
  return (
    <>
      {list.requests.map((request, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the third page stays the third page when its cursor moves.
        <NextPageRequest key={index} {...request} />
      ))}
      {!(isWhole && (count === 1 || hidesCountWhenComplete)) && (
        <div
          className={cx(
            "flex min-h-[60px] flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2.5",
            endClassName,
          )}
        >
          <p role="status" className="text-md text-ink-2">
            {list.failure ?? formatShownCount(list, total)}
          </p>
          <span className="flex flex-wrap items-center gap-4">
            {list.isLaterPage && (
              <Link to={{ search: list.startSearch, ...(hash && { hash }) }} className="link">
                Back to the start
              </Link>
            )}
            {list.hasMore && !isFull && (
              <LinkButton
                to={{ search: list.nextSearch, ...(hash && { hash }) }}
                onClick={showNext}
                variant="secondary"
                size="sm"
                aria-busy={list.isLoading}
              >
                {list.isLoading && <Spinner />}
                {list.failure === undefined ? "Load more" : "Try again"}
              </LinkButton>
            )}
          </span>
          {list.hasMore && isFull && (
            <p className="text-md text-ink-2">Search or filter to find more.</p>
          )}
        </div>
      )}
    </>
  );
}

function formatShownCount<Row>(
  { rows, isLaterPage }: List<Row>,
  total: string | undefined,
): string {
  const count = formatCount(rows.length);
  if (isLaterPage) return `Showing ${count} more`;
  return total === undefined ? `Showing ${count}` : `Showing ${count} of ${total}`;
}

interface NextPageRequestProps<Row> {
  href: string;
  /** Goes up when the person tries again. */
  attempt: number;
  cursorName: string;
  receive: ReceivePage<Row>;
}

/** Loads one page. The router reads it again after a write, as it does the first page. */
function NextPageRequest<Row>({ href, attempt, cursorName, receive }: NextPageRequestProps<Row>) {
  const { load, data } = useFetcher<Record<string, unknown>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same page again.
  useEffect(() => {
    void load(href);
  }, [load, href, attempt]);

  const settle = useEffectEvent((answer: Record<string, unknown>) => {
    if (isPartialFailure(answer)) return receive({ failure: answer.partialFailure });
    const isThisList = (value: unknown): value is LoadedList<Row> =>
      typeof value === "object" &&
      value !== null &&
      "cursorName" in value &&
      value.cursorName === cursorName;
    const list = listNestedValues(answer).find(isThisList);
    receive(list ?? { failure: getErrorSentence("not_available") });
  });

  useEffect(() => {
    if (data) settle(data);
  }, [data]);

  return null;
}

/** A loader returns its list as one of several values, inside one of them, or with more about it. */
function listNestedValues(answer: Record<string, unknown>): unknown[] {
  const values = Object.values(answer);
  const isObject = (value: unknown) => typeof value === "object" && value !== null;
  return [
    answer,
    ...values,
    ...values.filter(isObject).flatMap((value) => Object.values(value ?? {})),
  ];
}
