import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { eraseMember } from "./accounts/follow-member.ts";
import type { MediaDeps } from "./deps.ts";
import { findMediaData } from "./my-data/media-data.repository.ts";

export const mediaPersonalData = (
  deps: Pick<MediaDeps, "db" | "clock" | "tasks">,
): PersonalData => ({
  area: "media",
  export: ({ userId }) => findMediaData(deps.db, userId),
  erase: (userId) => eraseMember(deps, userId),
});
