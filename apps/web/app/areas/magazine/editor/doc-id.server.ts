import { randomInt } from "node:crypto";

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** 'DOC-' and six uppercase letters and digits (EDIT-02). Whoever saves first owns it. */
export const makeDocId = (): string =>
  `DOC-${Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join("")}`;
