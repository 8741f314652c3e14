import { maySeeMedia, mayTakePartInMedia } from "@boab/contracts/common/access";
import { AppError } from "#platform/errors/app-error.ts";
import { type Access, requireMember } from "#platform/http/access.ts";
import type { MediaDeps } from "./deps.ts";

/** Whoever may open the media pages: some members, or everyone once the owner opens them. */
export const makeViewerAccess = ({ settings }: Pick<MediaDeps, "settings">): Access => ({
  name: "media viewer",
  async check(actor) {
    const settingValues = await settings.read();
    if (maySeeMedia(actor.kind === "member" ? actor : null, settingValues)) return;
    requireMember(actor);
    throw new AppError("forbidden");
  },
});

/** These members may like, comment on and save the videos that they may watch. */
export const makeMemberAccess = ({ settings }: Pick<MediaDeps, "settings">): Access => ({
  name: "media member",
  async check(actor) {
    const member = requireMember(actor);
    if (!mayTakePartInMedia(member, await settings.read())) throw new AppError("forbidden");
  },
});
