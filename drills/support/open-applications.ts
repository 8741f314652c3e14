import { breakSource } from "./break-source.ts";

// For the drills `private-files` and `canary`: whoever knows the id of an application reads it.
breakSource([
  [
    "applications/applications.repository.ts",
    "and (business.owner_id = ${userId} or ${isEditor(userId)} or ${isFullAdmin})",
    "and (business.owner_id <> ${userId} or ${isEditor(userId)} or ${isFullAdmin})",
  ],
]);
