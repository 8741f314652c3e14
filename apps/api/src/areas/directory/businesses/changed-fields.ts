import { isDeepStrictEqual } from "node:util";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { Address, type PriceRow, readPriceRow } from "@boab/contracts/directory/business-sections";
import {
  type BusinessPatch,
  type EditableBusiness,
  type PublicBusiness,
  readOnlyFields,
  readOnlyPictureFields,
} from "@boab/contracts/directory/businesses";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";

type Field = keyof BusinessPatch & keyof EditableBusiness;

function isUnchanged(
  patch: BusinessPatch,
  currentListing: EditableBusiness,
  field: string,
): boolean {
  if (field === "pricings")
    return isDeepStrictEqual(
      readPrices(patch.pricings ?? [], currentListing),
      readPrices(currentListing.pricings, currentListing),
    );
  if (field === "videoLink")
    return (
      patch.videoLink?.provider === currentListing.videoLink?.provider &&
      patch.videoLink?.id === currentListing.videoLink?.id
    );
  return isDeepStrictEqual(patch[field as Field], currentListing[field as Field]);
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
export function pickChangedFields(
  patch: BusinessPatch,
  currentListing: EditableBusiness,
): Partial<BusinessPatch> {
  const sentFields = Object.keys(patch).filter((field) => patch[field as Field] !== undefined);
  const changed = sentFields.filter(
    (field) => field !== "version" && !isUnchanged(patch, currentListing, field),
  );
  // The parts of an address are saved together, even when only one of them changed.
  const isAddressChanged = changed.some(isPartOfAddress);
  const fieldsToSave = sentFields.filter(
    (field) => changed.includes(field) || (isAddressChanged && isPartOfAddress(field)),
  );
  return Object.fromEntries(fieldsToSave.map((field) => [field, patch[field as Field]]));
}

/** Server-owned fields may be sent back unchanged; only full admins change the ranking. */
export function refuseServerFields(
  member: Member,
  currentListing: EditableBusiness,
  patch: BusinessPatch,
): void {
  const serverFields = isFullAdmin(member)
    ? readOnlyFields
    : [...readOnlyFields, "listingPriority" as const];
  const changedServerField =
    serverFields.find(
      (field) => patch[field] !== undefined && !isUnchanged(patch, currentListing, field),
    ) ?? findChangedPictureField(currentListing, patch);
  if (changedServerField)
    throw new AppError("field_not_allowed", {
      fields: { [changedServerField]: "You can't change this field." },
    });
}

function findChangedPictureField({ gallery }: EditableBusiness, patch: BusinessPatch) {
  for (const [index, row] of (patch.gallery ?? []).entries()) {
    const picture = gallery.find(({ id }) => id === row.id);
    const changedField = readOnlyPictureFields.find(
      (field) => row[field] !== undefined && !isDeepStrictEqual(row[field], picture?.[field]),
    );
    if (changedField) return `gallery.${index}.${changedField}`;
  }
  return undefined;
}
