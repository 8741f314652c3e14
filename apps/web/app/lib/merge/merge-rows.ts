import {
  type Choices,
  type Clash,
  type MergeResult,
  mergeFields,
  type Versions,
} from "./merge-fields.ts";

interface MergeRowsOptions<Row> {
  /** The name to show for a row that one side removed. */
  getName: (row: Row) => string;
  /** Turns a row that the other person removed into a new row. */
  toNewRow: (row: Row) => Row;
  /** Copies the fields that the server sets and nobody types. */
  copyStoredFields?: (mine: Row, stored: Row) => Row;
}

const byId = <Row extends { id?: string | undefined }>(rows: readonly Row[]) =>
  new Map(rows.flatMap((row) => (row.id === undefined ? [] : [[row.id, row] as const])));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A list that two people changed at once: field by field of each row, and rows that either added or removed. */
export function mergeRows<Row extends { id?: string | undefined }>(
  versions: Versions<readonly Row[]>,
  { getName, toNewRow, copyStoredFields = (mine) => mine }: MergeRowsOptions<Row>,
  choices: Choices = {},
): MergeResult<Row[]> {
  const base = byId(versions.base);
  const theirs = byId(versions.theirs);
  const mine = byId(versions.mine);
  const clashes: Clash[] = [];

  function mergeMine(row: Row): Row[] {
    const before = row.id === undefined ? undefined : base.get(row.id);
    if (row.id === undefined || !before) return [row];
    const now = theirs.get(row.id);
    if (!now) return includeRemoved(row, before);
    const mergedRow = mergeFields(
      { base: before, theirs: now, mine: copyStoredFields(row, now) },
      choices,
      `${row.id}.`,
    );
    clashes.push(...mergedRow.clashes);
    return [mergedRow.merged];
  }

  /** If the other person removed a row that I edited, my version is saved as a new row. */
  function includeRemoved(row: Row, before: Row): Row[] {
    if (isSame(row, before)) return [];
    const field = row.id ?? "";
    clashes.push({ field, mine: getName(row), theirs: undefined });
    return choices[field] === "theirs" ? [] : [toNewRow(row)];
  }

  /** Adds rows that aren't in my list: those they added, and those I removed but they changed. */
  function mergeTheirs(now: Row): Row[] {
    const id = now.id ?? "";
    if (mine.has(id)) return [];
    const before = base.get(id);
    if (!before) return [now];
    if (isSame(now, before)) return [];
    clashes.push({ field: id, mine: undefined, theirs: getName(now) });
    return choices[id] === "theirs" ? [now] : [];
  }

  const merged = [...versions.mine.flatMap(mergeMine), ...versions.theirs.flatMap(mergeTheirs)];
  return { merged, clashes };
}
