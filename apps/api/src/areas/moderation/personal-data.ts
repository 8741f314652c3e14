import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { ModerationDeps } from "./deps.ts";
import { eraseModerationData, findModerationData } from "./my-data/moderation-data.repository.ts";

export const moderationPersonalData = ({ db }: Pick<ModerationDeps, "db">): PersonalData => ({
  area: "moderation",
  export: ({ userId }) => findModerationData(db, userId),
  erase: (userId) => inTransaction(db, (tx) => eraseModerationData(tx, userId)),
});
