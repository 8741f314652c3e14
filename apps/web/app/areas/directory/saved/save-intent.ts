import { createIntent } from "#lib/session/intent.ts";

/** By the listing's id. */
export const { keep: keepSaveIntent, take: takeSaveIntent } = createIntent("boab.save");
