import { isDeepStrictEqual } from "node:util";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { Address, type PriceRow, readPriceRow } from "@boab/contracts/directory/business-sections";
import {
  type BusinessPatch,
  type EditableBusiness,
  echoedFields,
  echoedOfPictures,
  type PublicBusiness,
} from "@boab/contracts/directory/businesses";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";

type Field = keyof BusinessPatch & keyof EditableBusiness;

const isAsRead = (patch: BusinessPatch, seen: EditableBusiness, field: string) =>
  field === "pricings"
    ? isDeepStrictEqual(readPrices(patch.pricings ?? [], seen), readPrices(seen.pricings, seen))
    : isDeepStrictEqual(patch[field as Field], seen[field as Field]);

/** Prices may be sent under any of their names. */
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

/** What a save would change: a whole listing may be sent, and unchanged fields are ignored. */
export function changedFields(
  patch: BusinessPatch,
  seen: EditableBusiness,
): Partial<BusinessPatch> {
  const given = Object.keys(patch).filter((field) => patch[field as Field] !== undefined);
  const changed = given.filter((field) => field !== "version" && !isAsRead(patch, seen, field));
  // The parts of an address are saved together, even when only one of them changed.
  const isMoving = changed.some(isPartOfAddress);
  const requested = given.filter(
    (field) => changed.includes(field) || (isMoving && isPartOfAddress(field)),
  );
  return Object.fromEntries(requested.map((field) => [field, patch[field as Field]]));
}

/** Server-owned fields may be sent back unchanged; ranking is for full admins. */
export function refuseForeign(member: Member, seen: EditableBusiness, patch: BusinessPatch): void {
  const owned = isFullAdmin(member) ? echoedFields : [...echoedFields, "listingPriority" as const];
  const stolen =
    owned.find((field) => patch[field] !== undefined && !isAsRead(patch, seen, field)) ??
    foreignOfPictures(seen, patch);
  if (stolen)
    throw new AppError("field_not_allowed", {
      fields: { [stolen]: "You can't change this field." },
    });
}

function foreignOfPictures({ gallery }: EditableBusiness, patch: BusinessPatch) {
  for (const [index, row] of (patch.gallery ?? []).entries()) {
    const picture = gallery.find(({ id }) => id === row.id);
    const stolen = echoedOfPictures.find(
      (field) => row[field] !== undefined && !isDeepStrictEqual(row[field], picture?.[field]),
    );
    if (stolen) return `gallery.${index}.${stolen}`;
  }
  return undefined;
}
