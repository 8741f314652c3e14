import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useFormAction, useLocation, useSearchParams } from "react-router";
import { partialParam } from "#lib/api/partial-load.ts";
import { withParams } from "#lib/http/with-params.ts";
import { readCursors, recallPages, rememberPages } from "./list-memory.ts";
import type { LoadedList, NextPage } from "./loaded-list.ts";

export interface List<Row> {
  /** The rows of all pages loaded so far. */
  rows: Row[];
  hasMore: boolean;
  /** True for a page in the middle of the list, which is what people without JavaScript get. */
  isLaterPage: boolean;
  isLoading: boolean;
  failure: string | undefined;
  /** The query of the next page, for a link that works without JavaScript. */
  nextSearch: string;
  startSearch: string;
  showNext: () => void;
  /** The pages to load, each in one request. */
  requests: { href: string; attempt: number; cursorName: string; receive: ReceivePage<Row> }[];
  /** Goes on the element around the rows, so that the focus can move to the first new one. */
  rowsRef: RefObject<HTMLDivElement | null>;
}

export type ReceivePage<Row> = (page: LoadedList<Row> | { failure: string }) => void;

interface ListOptions {
  /** Parameters of the URL that open something beside the list, and leave its rows as they are. */
  ignoredParams?: readonly string[];
}

/**
 * The rows of a list whose first page came with the page itself. Each further page is one request, appended in the
 * browser; after a write all of them are read again, as the first page is. Going back and reloading show them again.
 */
export function useList<Row>(
  first: LoadedList<Row>,
  rowKey: (row: Row) => string,
  { ignoredParams = [] }: ListOptions = {},
): List<Row> {
  const { cursorName } = first;
  const [params] = useSearchParams();
  const place = `${useLocation().key} ${cursorName}`;
  const identity = withoutParams(useFormAction(), ignoredParams);
  const [state, setState] = useState(() => ({
    identity,
    pages: recallPages<Row>(place, identity),
  }));
  const [attempt, setAttempt] = useState(0);
  const rowsRef = useRef<HTMLDivElement>(null);
  const focusFromIndex = useRef<number>(undefined);

  const pages = useMemo(
    () => alignCursors(first, state.identity === identity ? state.pages : []),
    [first, state, identity],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list has one way to tell its rows apart.
  const rows = useMemo(
    () => removeDuplicateRows([first, ...pages.flatMap(({ list }) => list ?? [])], rowKey),
    [first, pages],
  );
  const last = pages.at(-1);
  const nextCursor = last ? (last.list?.nextCursor ?? null) : first.nextCursor;
  const failure = pages.find((page) => page.failure !== undefined)?.failure;
  const isLoading = failure === undefined && last !== undefined && last.list === undefined;

  useEffect(() => {
    const cursors = readCursors(place, identity);
    if (cursors.length === 0) return;
    // A reload shows as many pages as before, each from where it started then.
    setState((was) =>
      was.pages.length > 0 ? was : { identity, pages: cursors.map((cursor) => ({ cursor })) },
    );
  }, [place, identity]);

  useEffect(() => rememberPages(place, identity, pages));

  useEffect(() => {
    if (focusFromIndex.current === undefined || rows.length <= focusFromIndex.current) return;
    focusRow(rowsRef.current, focusFromIndex.current);
    focusFromIndex.current = undefined;
  });

  const receive =
    (index: number): ReceivePage<Row> =>
    (answer) =>
      setState((was) => {
        const known = alignCursors(first, was.identity === identity ? was.pages : []);
        const next = known.map((page, at) => {
          if (at !== index) return page;
          if ("failure" in answer) return { ...page, failure: answer.failure };
          return { cursor: page.cursor, list: answer };
        });
        return { identity, pages: next };
      });

  function showNext() {
    focusFromIndex.current = rows.length;
    if (failure !== undefined) {
      setState({
        identity,
        pages: pages.map(({ cursor, list }) => ({ cursor, ...(list && { list }) })),
      });
      return setAttempt(attempt + 1);
    }
    if (nextCursor !== null) setState({ identity, pages: [...pages, { cursor: nextCursor }] });
  }

  return {
    rows,
    hasMore: nextCursor !== null || failure !== undefined || isLoading,
    isLaterPage: first.cursor !== null,
    isLoading,
    failure,
    nextSearch: withParams(params, {
      [cursorName]: nextCursor ?? last?.cursor ?? undefined,
    }),
    startSearch: withParams(params, { [cursorName]: undefined }),
    showNext,
    requests: pages.map(({ cursor }, index) => ({
      href: withQuery(identity, { [cursorName]: cursor, [partialParam]: "1" }),
      attempt,
      cursorName,
      receive: receive(index),
    })),
    rowsRef,
  };
}

/**
 * Each page starts where the one before it ends. After a write that end may have moved, and then the next page is read
 * from there; until it arrives its old rows stay.
 */
function alignCursors<Row>(
  first: LoadedList<Row>,
  pages: readonly NextPage<Row>[],
): NextPage<Row>[] {
  const result: NextPage<Row>[] = [];
  let expected: string | null | undefined = first.nextCursor;
  for (const page of pages) {
    if (expected === null) break;
    result.push(expected === undefined ? page : { ...page, cursor: expected });
    expected = page.list?.nextCursor;
  }
  return result;
}

/** A row that moved from one page to another between two requests is shown once. */
function removeDuplicateRows<Row>(
  lists: readonly LoadedList<Row>[],
  rowKey: (row: Row) => string,
): Row[] {
  const rows = new Map<string, Row>();
  for (const list of lists)
    for (const row of list.rows) if (!rows.has(rowKey(row))) rows.set(rowKey(row), row);
  return [...rows.values()];
}

function withoutParams(path: string, names: readonly string[]): string {
  return withQuery(path, Object.fromEntries(names.map((name) => [name, undefined])));
}

function withQuery(path: string, changes: Record<string, string | undefined>): string {
  const [pathname = "", query = ""] = path.split("?");
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/**
 * The rows are the children of the first `tbody`, `ul` or `ol`, or of what has `data-rows`, without those that only
 * divide them.
 */
function focusRow(container: HTMLElement | null, index: number): void {
  const rows = container?.querySelector("[data-rows], tbody, ul, ol");
  const row = rows?.querySelectorAll(":scope > :not([data-divider])")[index];
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}
