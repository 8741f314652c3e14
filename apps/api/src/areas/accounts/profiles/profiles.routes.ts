import {
  removePhoto as removePhotoCall,
  setPhoto as setPhotoCall,
} from "@boab/contracts/accounts/photos";
import { createUser, getAllUsers, getUser, resolveHandle } from "@boab/contracts/accounts/profiles";
import { sendWelcome as sendWelcomeCall } from "@boab/contracts/accounts/welcome";
import { AppError } from "#platform/errors/app-error.ts";
import { anyone, provenIdentity, signedIn, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { AccountsDeps } from "../deps.ts";
import { removePhoto, setPhoto } from "./change-photo.ts";
import { createProfile, newProfileLimit } from "./create-profile.ts";
import { listProfiles } from "./list-profiles.ts";
import { readProfile, readProfileByHandle } from "./read-profile.ts";
import { sendWelcome } from "./send-welcome.ts";

export function profileRoutes(deps: AccountsDeps): Route[] {
  return [
    route(createUser, { access: provenIdentity }, async ({ actor, body, countForNetwork }) => {
      if (actor.kind === "visitor") throw new AppError("not_signed_in");
      const { identity } = actor;
      const namesAnotherPerson =
        (body.id !== undefined && body.id !== identity.userId) ||
        (body.email !== undefined && body.email !== identity.email.toLowerCase());
      if (namesAnotherPerson) throw new AppError("actor_mismatch");
      if (actor.kind === "newcomer") await countForNetwork(newProfileLimit);
      return (await createProfile(deps, identity, body)).profile;
    }),
    route(
      getUser,
      { access: anyone, staffRead: { act: "read profile", objectType: "profile" } },
      ({ actor, params }) => readProfile(deps, actor, params.uid),
    ),
    route(getAllUsers, { access: staff }, ({ member, query, origin }) =>
      listProfiles(deps, member(), query, origin),
    ),
    route(
      sendWelcomeCall,
      { access: staff, limit: { points: 3, seconds: 3600 } },
      ({ member, origin }) => sendWelcome(deps, member(), origin),
    ),
    route(setPhotoCall, { access: signedIn }, ({ member, body }) =>
      setPhoto(deps, member(), body.uploadId),
    ),
    route(removePhotoCall, { access: signedIn }, ({ member }) => removePhoto(deps, member())),
    route(resolveHandle, { access: anyone, cacheSeconds: 30 }, ({ params }) =>
      readProfileByHandle(deps, params.handle),
    ),
  ];
}
