import { useState } from "react";

interface ChosenRow<Action, Row> {
  action: Action;
  row: Row;
  isOpen: boolean;
  /** Key for the dialogs, so that they open without earlier input. */
  opening: number;
}

/** Returns the chosen row with its latest data from the list; it stays set while the dialog closes. */
export function useChosenRow<Action extends string, Row extends { id: string }>(
  rows: readonly Row[],
) {
  const [chosen, setChosen] = useState<ChosenRow<Action, Row> | null>(null);
  const row = rows.find(({ id }) => id === chosen?.row.id) ?? chosen?.row;

  return {
    chosen: chosen && row ? { ...chosen, row } : null,
    isOpen: (action: Action) => chosen?.isOpen === true && chosen.action === action,
    open: (action: Action, next: Row) =>
      setChosen({ action, row: next, isOpen: true, opening: (chosen?.opening ?? 0) + 1 }),
    close: () => setChosen((previous) => previous && { ...previous, isOpen: false }),
  };
}
