import { isDeepStrictEqual } from "node:util";
import type {
  BusinessExtras,
  BusinessPatch,
  EditableBusiness,
} from "@boab/contracts/directory/businesses";
import { businessFieldCopy, listingCopy } from "@boab/contracts/directory/copy";
import { freePlan } from "@boab/contracts/payments/plans";
import { lockProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { DirectoryDeps } from "../deps.ts";
import { bookableTimesChanged } from "../events.ts";
import { claimSlug } from "../slugs/claim-slug.ts";
import { saveSpecialDays } from "../special-days/save-special-days.ts";
import { findLiveLimitProblem, findNameProblem, listMissingParts } from "./business.rules.ts";
import { pickChangedFields, refuseServerFields } from "./changed-fields.ts";
import { collectChanges } from "./collect-changes.ts";
import {
  findManagedBusiness,
  loadEditableBusiness,
  type ManagedBusiness,
  toEditable,
} from "./load-business.ts";
import { countOtherLiveListings } from "./owned.repository.ts";
import { readOtherAreas } from "./read-business.ts";
import { replacePicture, saveGallery } from "./save-pictures.ts";
import { savePrices } from "./save-prices.ts";
import { saveSections } from "./sections.repository.ts";

type Deps = Pick<
  DirectoryDeps,
  "db" | "clock" | "tasks" | "publish" | "mediaUrl" | "settings" | "beside"
>;
type Edits = Partial<BusinessPatch>;

/**
 * The owner, members with the right to the page and staff save one or more sections: all of them or none, and never over a save that
 * somebody else made in between.
 */
export async function updateBusiness(
  deps: Deps,
  member: Member,
  key: string,
  patch: BusinessPatch,
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  const { acceptsBookings, bookingSettings, jobPostings, reviewSummary, ...ownFields } = patch;
  await refuseOtherAreasFields(deps, member, key, {
    acceptsBookings,
    bookingSettings,
    jobPostings,
    reviewSummary,
  });
  return saveOwnFields(deps, member, key, ownFields, origin);
}

/** Fields that belong to other areas may only be sent back unchanged. */
async function refuseOtherAreasFields(
  deps: Pick<Deps, "db" | "clock" | "beside">,
  member: Member,
  key: string,
  sentExtras: Pick<BusinessPatch, keyof BusinessExtras>,
): Promise<void> {
  const sentFields = Object.entries(sentExtras).filter(([, value]) => value !== undefined);
  if (sentFields.length === 0) return;
  const { listing } = await findManagedBusiness(deps.db, key, member, "page");
  const currentExtras = await readOtherAreas(deps, listing.id);
  const changed = sentFields.find(
    ([field, value]) => !isDeepStrictEqual(value, currentExtras[field as keyof BusinessExtras]),
  );
  if (changed)
    throw new AppError("field_not_allowed", {
      fields: { [changed[0]]: businessFieldCopy.savedElsewhere },
    });
}

async function saveOwnFields(
  deps: Deps,
  member: Member,
  key: string,
  patch: BusinessPatch,
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  const { businessNames } = await deps.settings.read();
  const { id } = await runOnce(deps.db, async (tx) => {
    const owner = patch.isLive ? await lockOwner(tx, key, member) : undefined;
    const before = await loadEditableBusiness(tx, key, member, "page");
    // The version is checked first, because an outdated read makes every other check meaningless.
    if (patch.version !== before.version) throw new AppError("conflict");
    const currentListing = await toEditable(tx, before);
    refuseServerFields(member, currentListing, patch);
    const edits = pickChangedFields(patch, currentListing);
    if (Object.keys(edits).length === 0) return { id: currentListing.id };
    if (edits.businessName !== undefined) {
      const nameError = findNameProblem(businessNames, edits.businessName);
      if (nameError) throw new AppError("bad_request", { fields: { businessName: nameError } });
    }
    if (edits.isLive) await requireWithinPlanLimit(tx, before, owner, edits);
    await saveEdits(deps, tx, member, before, edits);
    const after = await toEditable(
      tx,
      await loadEditableBusiness(tx, before.listing.id, member, "page"),
    );
    if (before.role === "admin")
      await auditUpdate(
        tx,
        member,
        before.ownerId,
        currentListing,
        after,
        Object.keys(edits),
        origin,
      );
    return { id: after.id };
  });
  return toEditable(deps.db, await findManagedBusiness(deps.db, id, member, "page"));
}

/**
 * Going live counts against the owner's plan. The owner is locked before the listing, as everywhere else, to avoid
 * deadlocks.
 */
async function lockOwner(tx: Tx, key: string, member: Member) {
  const { ownerId } = await findManagedBusiness(tx, key, member, "page");
  return lockProfile(tx, ownerId);
}

async function requireWithinPlanLimit(
  tx: Tx,
  { listing, ownerId }: ManagedBusiness,
  owner: Awaited<ReturnType<typeof lockOwner>>,
  edits: Edits,
): Promise<void> {
  const city = edits.city ?? listing.city;
  if (listMissingParts({ city }).length > 0)
    throw new AppError("bad_request", { fields: { isLive: listingCopy.notComplete } });
  const plan = owner?.directorySubscriptionPlan ?? freePlan;
  const problem = findLiveLimitProblem(plan, await countOtherLiveListings(tx, ownerId, listing.id));
  if (problem) throw new AppError("plan_limit_reached", { sentence: problem });
}

async function saveEdits(
  deps: Deps,
  tx: Tx,
  member: Member,
  before: ManagedBusiness,
  edits: Edits,
) {
  const { id } = before.listing;
  const now = deps.clock();
  if (edits.slug !== undefined) await claimSlug(tx, edits.slug, id);
  if (edits.specialDays) await saveSpecialDays(tx, before.listing, edits.specialDays, now);
  if (edits.gallery) await saveGallery(deps, tx, member, before, edits.gallery);
  const pricings = edits.pricings && (await savePrices(tx, before.listing, edits.pricings));
  const changes = await collectChanges(tx, before.listing, edits, pricings);
  for (const pictureKind of ["cover", "logo"] as const) {
    const uploadId = edits[pictureKind];
    if (uploadId !== undefined)
      changes[pictureKind] = await replacePicture(deps, tx, member, before, pictureKind, uploadId);
  }
  await saveSections(tx, id, changes, now);
  if (timeFields.some((field) => edits[field] !== undefined))
    await deps.publish(tx, bookableTimesChanged, { businessId: id });
}

/** The time zone follows the state. */
const timeFields = ["pricings", "specialDays", "state"] as const;

function auditUpdate(
  tx: Tx,
  { userId }: Member,
  ownerId: string,
  before: EditableBusiness,
  after: EditableBusiness,
  fields: string[],
  origin: RequestOrigin,
): Promise<void> {
  // A picture is sent as an upload but read as URLs, so the audit compares the URL field.
  const urlFieldByPicture: Record<string, string> = { cover: "coverImageUrl", logo: "logoUrl" };
  const getAuditedValue = (business: EditableBusiness, field: string) =>
    business[(urlFieldByPicture[field] ?? field) as keyof EditableBusiness];
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
          { before: getAuditedValue(before, field), after: getAuditedValue(after, field) },
        ]),
      ),
    },
    ...origin,
  });
}
