/** What the page somebody comes to says on top, for as long as they stay: `navigate(to, { state: noteFor(text) })`. */
export const noteFor = (text: string) => ({ arrivalNote: text });

export const arrivalNoteIn = (state: unknown): string | null =>
  typeof state === "object" &&
  state !== null &&
  "arrivalNote" in state &&
  typeof state.arrivalNote === "string"
    ? state.arrivalNote
    : null;
