import { type DragEvent, useState } from "react";
import { moved } from "./reorder.ts";

/** Reorders rows by dragging with a mouse; keyboard and touch use each row's buttons. */
export function useReorder<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [dragged, setDragged] = useState<number | null>(null);

  const move = (from: number, to: number) => onChange(moved(rows, from, to));

  return {
    dragged,
    move,
    /** Props for the drag handle. */
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        // Firefox starts no drag without data.
        event.dataTransfer.setData("text/plain", String(index));
        setDragged(index);
      },
      onDragEnd: () => setDragged(null),
    }),
    /** Props for the row. */
    row: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged === index) return;
        move(dragged, index);
        setDragged(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
    }),
  };
}
