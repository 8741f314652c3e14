/** A note on top of the next page that stays until the person leaves it: `navigate(to, { state: toArrivalNoteState(text) })`. */
export const toArrivalNoteState = (text: string) => ({ arrivalNote: text });

export const readArrivalNote = (state: unknown): string | null =>
  typeof state === "object" &&
  state !== null &&
  "arrivalNote" in state &&
  typeof state.arrivalNote === "string"
    ? state.arrivalNote
    : null;
