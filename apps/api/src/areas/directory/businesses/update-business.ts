import type { BusinessPatch, EditableBusiness } from "@boab/contracts/directory/businesses";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { lockProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { claimSlug } from "../slugs/claim-slug.ts";
import { liveProblem, missingOf } from "./business.rules.ts";
import { changedFields, refuseForeign } from "./changed-fields.ts";
import { collectChanges } from "./collect-changes.ts";
import {
  findManagedBusiness,
  loadEditableBusiness,
  type ManagedBusiness,
  toEditable,
} from "./load-business.ts";
import { countOtherLive } from "./owned.repository.ts";
import { replacePicture, saveGallery } from "./save-pictures.ts";
import { savePrices } from "./save-prices.ts";
import { saveSections } from "./sections.repository.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock" | "tasks" | "mediaAddress">;
type Edits = Partial<BusinessPatch>;

/**
 * Owner, invited editors and staff save one or more sections: all of them or nothing, and never
 * over what somebody else saved in between.
 */
export async function updateBusiness(
  deps: Deps,
  member: Member,
  key: string,
  patch: BusinessPatch,
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  return inTransaction(deps.db, async (tx) => {
    const owner = patch.isLive ? await lockOwner(tx, key, member) : undefined;
    const before = await loadEditableBusiness(tx, key, member);
    // First, because nothing read before somebody else's save can be judged.
    if (patch.version !== before.version) throw new AppError("conflict");
    const seen = await toEditable(tx, before);
    refuseForeign(member, seen, patch);
    const edits = changedFields(patch, seen);
    if (Object.keys(edits).length === 0) return seen;
    if (edits.isLive) await requireRoom(tx, before, owner, edits);
    await save(deps, tx, member, before, edits);
    const after = await toEditable(tx, await loadEditableBusiness(tx, before.listing.id, member));
    if (before.role === "admin")
      await note(tx, member, before.ownerId, seen, after, Object.keys(edits), origin);
    return after;
  });
}

/**
 * Going live counts against the owner's plan: the owner is locked before the listing, as
 * everywhere.
 */
async function lockOwner(tx: Tx, key: string, member: Member) {
  const { ownerId } = await findManagedBusiness(tx, key, member);
  return lockProfile(tx, ownerId);
}

async function requireRoom(
  tx: Tx,
  { listing, ownerId }: ManagedBusiness,
  owner: Awaited<ReturnType<typeof lockOwner>>,
  edits: Edits,
): Promise<void> {
  const city = edits.city ?? listing.city;
  if (missingOf({ city }).length > 0)
    throw new AppError("bad_request", { fields: { isLive: listingTexts.notComplete } });
  const plan = owner?.directorySubscriptionPlan ?? "Basic";
  const problem = liveProblem(plan, await countOtherLive(tx, ownerId, listing.id));
  if (problem) throw new AppError("plan_limit_reached", { sentence: problem });
}

async function save(deps: Deps, tx: Tx, member: Member, before: ManagedBusiness, edits: Edits) {
  const { id } = before.listing;
  const now = deps.clock();
  if (edits.slug !== undefined) await claimSlug(tx, edits.slug, id);
  if (edits.gallery) await saveGallery(deps, tx, member, before, edits.gallery);
  const pricings = edits.pricings && (await savePrices(tx, before.listing, edits.pricings));
  const changes = await collectChanges(tx, before.listing, edits, pricings);
  for (const which of ["cover", "logo"] as const) {
    const uploadId = edits[which];
    if (uploadId !== undefined)
      changes[which] = await replacePicture(deps, tx, member, before, which, uploadId);
  }
  await saveSections(tx, id, changes, now);
}

function note(
  tx: Tx,
  { userId }: Member,
  ownerId: string,
  before: EditableBusiness,
  after: EditableBusiness,
  fields: string[],
  origin: RequestOrigin,
): Promise<void> {
  // Sent as an upload, read as URLs.
  const shownAs = { cover: "coverImageUrl", logo: "logoUrl" } as Record<string, string>;
  const valueIn = (business: EditableBusiness, field: string) =>
    business[(shownAs[field] ?? field) as keyof EditableBusiness];
  return writeAudit(tx, {
    actorId: userId,
    act: "update listing",
    objectType: "business",
    objectId: after.id,
    personal: {
      of: ownerId,
      changes: Object.fromEntries(
        fields.map((field) => [
          field,
          { before: valueIn(before, field), after: valueIn(after, field) },
        ]),
      ),
    },
    ...origin,
  });
}
