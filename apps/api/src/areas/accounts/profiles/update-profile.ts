import type { ProfilePatch } from "@boab/contracts/accounts/profile-updates";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { mailEmailChangeTask } from "../accounts.tasks.ts";
import type { AccountsDeps } from "../deps.ts";
import { planChanged } from "../events.ts";
import { applyLockoutChange } from "./apply-lockout-change.ts";
import { changeHandles } from "./change-handles.ts";
import { toProfileForViewer } from "./profile.rules.ts";
import { bannedEmail } from "./profile-emails.ts";
import {
  type PatchVerdict,
  type ProfileChanges,
  removesLastAdmin,
  validatePatch,
} from "./profile-update.rules.ts";
import {
  findProfile,
  lockAndCountAdmins,
  lockProfile,
  saveChanges,
} from "./profiles.repository.ts";
import { reloadActor } from "./reload-actor.ts";

type Deps = Pick<AccountsDeps, "clock" | "tasks" | "publish" | "enqueueMail" | "publicOrigin">;

/**
 * People change their own profile, staff anyone's, each within the fields of their role; the whole
 * patch is saved or nothing. A new email only counts once it is confirmed.
 */
export async function updateProfile(
  deps: Deps & Pick<AccountsDeps, "db">,
  actor: Member,
  id: string,
  patch: ProfilePatch,
  origin: RequestOrigin,
  banReason: string | null = null,
): Promise<FullProfile> {
  // This check comes before loading, so that the response does not reveal whether the person exists.
  if (actor.userId !== id && !hasStaffStatus(actor)) throw new AppError("actor_mismatch");
  await runOnce(deps.db, async (tx) => {
    await applyPatch(deps, tx, actor, id, () => patch, origin, banReason);
  });
  const after = await findProfile(deps.db, id);
  if (!after) throw new AppError("not_found");
  return toProfileForViewer(after, actor, actor.userId === id);
}

/**
 * The same inside a transaction that does more, such as deciding a request. The patch is built once
 * the profile is locked, so it fits the current state.
 */
export async function applyPatch(
  deps: Deps,
  tx: Tx,
  actor: Member,
  id: string,
  makePatch: (before: FullProfile) => ProfilePatch,
  origin: RequestOrigin,
  banReason: string | null = null,
): Promise<FullProfile> {
  const isSelf = actor.userId === id;
  const now = deps.clock();
  const adminCount = isSelf ? 0 : await lockAndCountAdmins(tx, id);
  const before = await lockProfile(tx, id);
  if (!before) throw new AppError("not_found");
  const seen = toProfileForViewer(before, actor, isSelf);
  const { changes, needsFreshSignIn } = requireAllowed(
    validatePatch(await reloadActor(tx, actor), seen, makePatch(before)),
  );
  if (needsFreshSignIn) requireFreshSignIn(actor, now);
  if (!isSelf && removesLastAdmin(before, changes, adminCount)) throw new AppError("last_admin");

  const after = await saveAndNotify(
    deps,
    tx,
    before,
    { ...changes, ...toBanReasonPatch(changes, banReason) },
    now,
  );
  if (hasStaffStatus(actor) && Object.keys(changes).length > 0)
    await writeAudit(tx, {
      actorId: actor.userId,
      act: "update profile",
      objectType: "profile",
      objectId: id,
      ...describeChanges(before, changes, banReason),
      ...origin,
    });
  return toProfileForViewer(after, actor, isSelf);
}

function requireAllowed(verdict: PatchVerdict) {
  if (verdict.ok) return verdict;
  if (verdict.reason !== "field_not_allowed") throw new AppError(verdict.reason);
  throw new AppError("field_not_allowed", {
    fields: { [verdict.field]: "You can't change this field." },
  });
}

async function saveAndNotify(
  { tasks, publish, enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  before: FullProfile,
  { email, ...stored }: ProfileChanges & Pick<ProfilePatch, "banReason">,
  now: Date,
): Promise<FullProfile> {
  const { id } = before;
  if (email !== undefined)
    await tasks.enqueue(tx, mailEmailChangeTask, {
      userId: id,
      newEmail: email,
      requestedAt: now.toISOString(),
    });
  if (Object.keys(stored).length === 0) return before;
  const handles = await changeHandles(tx, before, stored);
  const after = await saveChanges(tx, id, { ...stored, ...handles }, now);
  await applyLockoutChange({ tasks, publish }, tx, before, after, now);
  if (before.userStatus !== "Banned" && after.userStatus === "Banned")
    await enqueueMail(tx, {
      key: `${bannedEmail.kind}:${id}:${after.version}`,
      to: after.email,
      ...bannedEmail.write({ publicOrigin, banReason: after.banReason }),
    });
  if (before.directorySubscriptionPlan !== after.directorySubscriptionPlan)
    await publish(tx, planChanged, { userId: id });
  return after;
}

/** A ban reason belongs to one ban, so any other status removes it. */
const toBanReasonPatch = ({ userStatus }: ProfileChanges, banReason: string | null) =>
  userStatus === undefined ? {} : { banReason: userStatus === "Banned" ? banReason : null };

/** These fields identify a person; statuses and plan stay on record when the account is closed. */
const personalFields = new Set(["fullName", "username", "alias", "email", "phoneNumber"]);

function describeChanges(before: FullProfile, changes: ProfileChanges, banReason: string | null) {
  const all = Object.entries(changes).map(([field, after]): [string, object] => [
    field,
    { before: before[field as keyof ProfileChanges], after },
  ]);
  const isPersonal = ([field]: [string, object]) => personalFields.has(field);
  return {
    changes: Object.fromEntries(all.filter((change) => !isPersonal(change))),
    personal: {
      of: before.id,
      changes: {
        ...Object.fromEntries(all.filter(isPersonal)),
        ...(banReason !== null && { reason: banReason }),
      },
    },
  };
}
