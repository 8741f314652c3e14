import { breakSource } from "./break-source.ts";

// For the drill `private-files`: whoever knows the id of an application reads it.
breakSource([
  [
    "applications/applications.repository.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source.
    "and (business.owner_id = ${userId} or ${isEditor(userId)} or ${isFullAdmin})",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source.
    "and (business.owner_id <> ${userId} or ${isEditor(userId)} or ${isFullAdmin})",
  ],
]);
