import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { DirectoryDeps } from "./deps.ts";
import { deleteInvitationsByEmail } from "./editors/editors.repository.ts";
import { findDirectoryData, listInvitationsTo } from "./my-data/directory-data.repository.ts";
import { handleClosedAccount } from "./owners/sync-listings-with-owner.ts";

export const directoryPersonalData = (
  deps: Pick<DirectoryDeps, "db" | "clock" | "publish">,
): PersonalData => ({
  area: "directory",
  export: ({ userId, provenEmail }) => findDirectoryData(deps.db, userId, provenEmail),
  erase: (userId) => handleClosedAccount(deps, userId),
  exportByEmail: async (provenEmail) => ({
    invitations: await listInvitationsTo(deps.db, provenEmail),
  }),
  eraseByEmail: deleteInvitationsByEmail,
});
