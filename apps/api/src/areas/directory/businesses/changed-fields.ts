import { isDeepStrictEqual } from "node:util";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { Address, type PriceRow, readPriceRow } from "@boab/contracts/directory/business-sections";
import {
  type BusinessPatch,
  type EditableBusiness,
  echoedFields,
  echoedPictureFields,
  type PublicBusiness,
} from "@boab/contracts/directory/businesses";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";

type Field = keyof BusinessPatch & keyof EditableBusiness;

function isUnchanged(patch: BusinessPatch, seen: EditableBusiness, field: string): boolean {
  if (field === "pricings")
    return isDeepStrictEqual(
      readPrices(patch.pricings ?? [], seen),
      readPrices(seen.pricings, seen),
    );
  if (field === "videoLink")
    return (
      patch.videoLink?.provider === seen.videoLink?.provider &&
      patch.videoLink?.id === seen.videoLink?.id
    );
  return isDeepStrictEqual(patch[field as Field], seen[field as Field]);
}

/** A request may use any of the accepted field names for a price. */
export const readPrices = (
  rows: readonly PriceRow[],
  { pricings }: Pick<PublicBusiness, "pricings">,
) =>
  rows.map((row) =>
    readPriceRow(
      row,
      pricings.find(({ id }) => id === row.id),
    ),
  );

const isPartOfAddress = (field: string) => Object.hasOwn(Address.shape, field);

/** The fields that a save would change. A client may send a whole listing; unchanged fields are ignored. */
export function changedFields(
  patch: BusinessPatch,
  seen: EditableBusiness,
): Partial<BusinessPatch> {
  const given = Object.keys(patch).filter((field) => patch[field as Field] !== undefined);
  const changed = given.filter((field) => field !== "version" && !isUnchanged(patch, seen, field));
  // The parts of an address are saved together, even when only one of them changed.
  const isMoving = changed.some(isPartOfAddress);
  const requested = given.filter(
    (field) => changed.includes(field) || (isMoving && isPartOfAddress(field)),
  );
  return Object.fromEntries(requested.map((field) => [field, patch[field as Field]]));
}

/** Server-owned fields may be sent back unchanged; only full admins change the ranking. */
export function refuseServerFields(
  member: Member,
  seen: EditableBusiness,
  patch: BusinessPatch,
): void {
  const serverFields = isFullAdmin(member)
    ? echoedFields
    : [...echoedFields, "listingPriority" as const];
  const changedServerField =
    serverFields.find((field) => patch[field] !== undefined && !isUnchanged(patch, seen, field)) ??
    findChangedPictureField(seen, patch);
  if (changedServerField)
    throw new AppError("field_not_allowed", {
      fields: { [changedServerField]: "You can't change this field." },
    });
}

function findChangedPictureField({ gallery }: EditableBusiness, patch: BusinessPatch) {
  for (const [index, row] of (patch.gallery ?? []).entries()) {
    const picture = gallery.find(({ id }) => id === row.id);
    const stolen = echoedPictureFields.find(
      (field) => row[field] !== undefined && !isDeepStrictEqual(row[field], picture?.[field]),
    );
    if (stolen) return `gallery.${index}.${stolen}`;
  }
  return undefined;
}
