import { breakSource } from "./break-source.ts";

// For the drills `canary` and `private-files`: whoever knows the id of an application reads it, without saying why as an
// admin must.
breakSource([
  [
    "applications/applications.repository.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source.
    "and (business.owner_id = ${userId} or ${isEditor(userId)} or ${isFullAdmin})",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source.
    "and (business.owner_id <> ${userId} or ${isEditor(userId)} or ${isFullAdmin})",
  ],
  ["applications/applications.repository.ts", "else 'admin' end", "else 'editor' end"],
]);
