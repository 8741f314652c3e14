import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { MediaDeps } from "./deps.ts";
import { eraseMember } from "./members/sync-member.ts";
import { findMediaData } from "./my-data/media-data.repository.ts";

export const mediaPersonalData = (
  deps: Pick<MediaDeps, "db" | "clock" | "tasks">,
): PersonalData => ({
  area: "media",
  export: ({ userId }) => findMediaData(deps.db, userId),
  erase: (userId) => eraseMember(deps, userId),
});
