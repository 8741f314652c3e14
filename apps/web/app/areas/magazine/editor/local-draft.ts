import type { DocumentContent } from "./content.ts";

/** What was typed and may not have reached the server, with the revision it was made from. */
export interface LocalDraft extends DocumentContent {
  revision: number;
}

export interface DraftStore {
  read(): LocalDraft | undefined;
  write(draft: LocalDraft): void;
  remove(): void;
}

const isDraft = (value: unknown): value is LocalDraft =>
  typeof value === "object" &&
  value !== null &&
  "revision" in value &&
  "head" in value &&
  "body" in value;

/** One document of one person in this browser. Without storage the page still works, and asks before it is left. */
export function makeDraftStore(
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
  userId: string,
  docId: string,
): DraftStore {
  const key = `boab.document.${userId}.${docId}`;
  const quietly = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      const draft = quietly<unknown>(() => JSON.parse(storage().getItem(key) ?? "null"));
      return isDraft(draft) ? draft : undefined;
    },
    write: (draft) => quietly(() => storage().setItem(key, JSON.stringify(draft))),
    remove: () => quietly(() => storage().removeItem(key)),
  };
}
