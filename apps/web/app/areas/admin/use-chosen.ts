import { useState } from "react";

interface Chosen<Action, Row> {
  action: Action;
  row: Row;
  isOpen: boolean;
  /** Key for the dialogs, so that they open without earlier input. */
  opening: number;
}

/** The row being acted on, as the list has it now; kept while the dialog closes. */
export function useChosen<Action extends string, Row extends { id: string }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<Chosen<Action, Row> | null>(null);
  const row = rows.find(({ id }) => id === chosen?.row.id) ?? chosen?.row;

  return {
    chosen: chosen && row ? { ...chosen, row } : null,
    isOpen: (action: Action) => chosen?.isOpen === true && chosen.action === action,
    open: (action: Action, next: Row) =>
      setChosen({ action, row: next, isOpen: true, opening: (chosen?.opening ?? 0) + 1 }),
    close: () => setChosen((was) => was && { ...was, isOpen: false }),
  };
}
