import { AppError } from "#platform/errors/app-error.ts";
import type { FindPlace } from "../deps.ts";

/** A profile photo can only be uploaded by the person themselves. */
export const checkProfilePhotoTarget: FindPlace = async (_db, member, targetId) => {
  if (member.userId !== targetId) throw new AppError("actor_mismatch");
  return {};
};
