import { isDeepStrictEqual } from "node:util";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import {
  type BusinessPatch,
  type EditableBusiness,
  echoedFields,
} from "@boab/contracts/directory/businesses";
import { listingTexts } from "@boab/contracts/directory/texts";
import { lockProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryParts } from "../parts.ts";
import { claimSlug } from "../slugs/claim-slug.ts";
import { limitProblem, missingOf, wishesIn } from "./business.rules.ts";
import { collectChanges } from "./collect-changes.ts";
import { countOtherLive } from "./owned.repository.ts";
import { type Reached, reachToEdit, reachToRead, toEditable } from "./reach-business.ts";
import { replacePicture, saveGallery } from "./save-pictures.ts";
import { savePrices } from "./save-prices.ts";
import { saveSections } from "./sections.repository.ts";

type Parts = Pick<DirectoryParts, "db" | "clock" | "tasks" | "mediaAddress">;

/**
 * Owner, invited editors and staff save one or more sections: all of them or nothing, and never over
 * what somebody else saved in between.
 */
export async function updateBusiness(
  parts: Parts,
  member: Member,
  key: string,
  patch: BusinessPatch,
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  return inTransaction(parts.db, async (tx) => {
    const before = await reach(tx, member, key, patch);
    const seen = await toEditable(tx, before);
    refuseForeign(member, seen, patch);
    if (patch.version !== before.version) throw new AppError("conflict");
    const wishes = wishesIn(patch, echoedFields);
    if (wishes.length === 0) return seen;
    await save(parts, tx, member, before, patch);
    const after = await toEditable(tx, await reachToEdit(tx, before.listing.id, member));
    if (before.role === "admin") await note(tx, member, seen, after, wishes, origin);
    return after;
  });
}

/** Going live is counted against the owner's plan: the owner is locked first, as everywhere. */
async function reach(tx: Tx, member: Member, key: string, patch: BusinessPatch): Promise<Reached> {
  if (patch.isLive !== true) return reachToEdit(tx, key, member);
  const { ownerId, listing } = await reachToRead(tx, key, member);
  const owner = await lockProfile(tx, ownerId);
  const business = await reachToEdit(tx, listing.id, member);
  if (business.listing.isLive) return business;
  const city = patch.city ?? business.listing.city;
  if (missingOf({ city }).length > 0)
    throw new AppError("bad_request", { fields: { isLive: listingTexts.notComplete } });
  const plan = owner?.directorySubscriptionPlan ?? "Basic";
  const problem = limitProblem(plan, await countOtherLive(tx, ownerId, listing.id));
  if (problem) throw new AppError("plan_limit_reached", { sentence: problem });
  return business;
}

/** What is the server's alone may be sent back as it was; ranking is for full admins. */
function refuseForeign(member: Member, seen: EditableBusiness, patch: BusinessPatch): void {
  const owned = isFullAdmin(member) ? echoedFields : [...echoedFields, "listingPriority" as const];
  const stolen = owned.find(
    (field) => patch[field] !== undefined && !isDeepStrictEqual(patch[field], seen[field]),
  );
  if (stolen)
    throw new AppError("field_not_allowed", {
      fields: { [stolen]: "You cannot change this field." },
    });
}

async function save(parts: Parts, tx: Tx, member: Member, before: Reached, patch: BusinessPatch) {
  const { id } = before.listing;
  const now = parts.clock();
  if (patch.slug !== undefined) await claimSlug(tx, patch.slug, id);
  if (patch.gallery) await saveGallery(parts, tx, member, before, patch.gallery);
  const pricings = patch.pricings && (await savePrices(tx, before.listing, patch.pricings));
  const changes = await collectChanges(tx, before.listing, patch, pricings);
  for (const which of ["cover", "logo"] as const) {
    const uploadId = patch[which];
    if (uploadId !== undefined)
      changes[which] = await replacePicture(parts, tx, member, before, which, uploadId);
  }
  await saveSections(tx, id, changes, now);
}

function note(
  tx: Tx,
  { userId }: Member,
  before: EditableBusiness,
  after: EditableBusiness,
  wishes: string[],
  origin: RequestOrigin,
): Promise<void> {
  const read = { cover: "coverImageUrl", logo: "logoUrl" } as Record<string, string>;
  const of = (business: EditableBusiness, wish: string) =>
    business[(read[wish] ?? wish) as keyof EditableBusiness];
  return writeAudit(tx, {
    actorId: userId,
    act: "update listing",
    objectType: "business",
    objectId: after.id,
    changes: Object.fromEntries(
      wishes.map((wish) => [wish, { before: of(before, wish), after: of(after, wish) }]),
    ),
    ...origin,
  });
}
