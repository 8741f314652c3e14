import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { closeListings } from "./businesses/follow-owner.ts";
import type { DirectoryDeps } from "./deps.ts";
import { deleteInvitationsTo } from "./editors/editors.repository.ts";
import { findDirectoryData } from "./my-data/directory-data.repository.ts";

export const directoryPersonalData = (
  deps: Pick<DirectoryDeps, "db" | "clock" | "publish">,
): PersonalData => ({
  area: "directory",
  export: ({ userId, provenEmail }) => findDirectoryData(deps.db, userId, provenEmail),
  erase: (userId) => closeListings(deps, userId),
  eraseAddress: deleteInvitationsTo,
});
