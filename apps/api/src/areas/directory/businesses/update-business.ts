import type { BusinessPatch, EditableBusiness } from "@boab/contracts/directory/businesses";
import { listingTexts } from "@boab/contracts/directory/texts";
import { lockProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryParts } from "../parts.ts";
import { claimSlug } from "../slugs/claim-slug.ts";
import { liveProblem, missingOf } from "./business.rules.ts";
import { collectChanges } from "./collect-changes.ts";
import { countOtherLive } from "./owned.repository.ts";
import { type Reached, reachToEdit, reachToRead, toEditable } from "./reach-business.ts";
import { refuseForeign, wishesIn } from "./read-wishes.ts";
import { replacePicture, saveGallery } from "./save-pictures.ts";
import { savePrices } from "./save-prices.ts";
import { saveSections } from "./sections.repository.ts";

type Parts = Pick<DirectoryParts, "db" | "clock" | "tasks" | "mediaAddress">;
type Wishes = Partial<BusinessPatch>;

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
    const owner = patch.isLive ? await lockOwner(tx, key, member) : undefined;
    const before = await reachToEdit(tx, key, member);
    // First of all: of what was read before somebody else saved, nothing can be judged.
    if (patch.version !== before.version) throw new AppError("conflict");
    const seen = await toEditable(tx, before);
    refuseForeign(member, seen, patch);
    const wishes = wishesIn(patch, seen);
    if (Object.keys(wishes).length === 0) return seen;
    if (wishes.isLive) await requireRoom(tx, before, owner, wishes);
    await save(parts, tx, member, before, wishes);
    const after = await toEditable(tx, await reachToEdit(tx, before.listing.id, member));
    if (before.role === "admin") await note(tx, member, seen, after, Object.keys(wishes), origin);
    return after;
  });
}

/** Going live is counted against the owner's plan: the owner is locked before the listing, as everywhere. */
async function lockOwner(tx: Tx, key: string, member: Member) {
  const { ownerId } = await reachToRead(tx, key, member);
  return lockProfile(tx, ownerId);
}

async function requireRoom(
  tx: Tx,
  { listing, ownerId }: Reached,
  owner: Awaited<ReturnType<typeof lockOwner>>,
  wishes: Wishes,
): Promise<void> {
  const city = wishes.city ?? listing.city;
  if (missingOf({ city }).length > 0)
    throw new AppError("bad_request", { fields: { isLive: listingTexts.notComplete } });
  const plan = owner?.directorySubscriptionPlan ?? "Basic";
  const problem = liveProblem(plan, await countOtherLive(tx, ownerId, listing.id));
  if (problem) throw new AppError("plan_limit_reached", { sentence: problem });
}

async function save(parts: Parts, tx: Tx, member: Member, before: Reached, wishes: Wishes) {
  const { id } = before.listing;
  const now = parts.clock();
  if (wishes.slug !== undefined) await claimSlug(tx, wishes.slug, id);
  if (wishes.gallery) await saveGallery(parts, tx, member, before, wishes.gallery);
  const pricings = wishes.pricings && (await savePrices(tx, before.listing, wishes.pricings));
  const changes = await collectChanges(tx, before.listing, wishes, pricings);
  for (const which of ["cover", "logo"] as const) {
    const uploadId = wishes[which];
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
