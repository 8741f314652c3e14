import { styleText } from "node:util";

export type Colour = Parameters<typeof styleText>[0];

/** Colours a text; `styleText` leaves it plain where the output has no colours. */
export const colour = (format: Colour, text: string): string =>
  styleText(format, text, { stream: process.stdout });
