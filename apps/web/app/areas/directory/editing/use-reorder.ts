import { type DragEvent, useState } from "react";
import { moved } from "./reorder.ts";

/** Moving the rows of a list with a pointer; keys and fingers use the buttons of each row. */
export function useReorder<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [dragged, setDragged] = useState<number | null>(null);

  const move = (from: number, to: number) => onChange(moved(rows, from, to));

  return {
    dragged,
    move,
    /** On the handle. */
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
    /** On the row. */
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
