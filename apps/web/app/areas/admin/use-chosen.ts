import { useState } from "react";

interface Chosen<Act, Row> {
  act: Act;
  row: Row;
  isOpen: boolean;
  /** Key for the dialogs, so that they open without earlier input. */
  opening: number;
}

/** The row being acted on, as the list has it now; kept while the dialog closes. */
export function useChosen<Act extends string, Row extends { id: string }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<Chosen<Act, Row> | null>(null);
  const row = rows.find(({ id }) => id === chosen?.row.id) ?? chosen?.row;

  return {
    chosen: chosen && row ? { ...chosen, row } : null,
    isOpen: (act: Act) => chosen?.isOpen === true && chosen.act === act,
    open: (act: Act, next: Row) =>
      setChosen({ act, row: next, isOpen: true, opening: (chosen?.opening ?? 0) + 1 }),
    close: () => setChosen((was) => was && { ...was, isOpen: false }),
  };
}
