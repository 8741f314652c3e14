import { randomInt } from "node:crypto";

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** An id is `DOC-` and six uppercase letters and digits (EDIT-02). The first person to save it owns it. */
export const makeDocId = (): string =>
  `DOC-${Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join("")}`;
