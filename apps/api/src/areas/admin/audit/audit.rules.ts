import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { AuditLine } from "@boab/contracts/admin/audit";

type AuditLineWithoutNames = Omit<AuditLine, "names">;

/** IP addresses are for Admins only. */
export function toViewerLine(
  line: AuditLineWithoutNames,
  viewer: Pick<Statuses, "adminStatus">,
): AuditLineWithoutNames {
  if (isFullAdmin(viewer)) return line;
  const { ip: _, ...rest } = line;
  return rest;
}

/** These fields of `changes` hold the id of another person. */
const personFields = ["userId", "editorId", "ownerId"];

/** Objects of these types have a name. Bookings and applications show the name of their listing. */
const namedTypes = [
  "profile",
  "business",
  "store",
  "item",
  "video",
  "document",
  "booking",
  "application",
] as const;
type NamedType = (typeof namedTypes)[number];
export type IdsByNamedType = Record<NamedType, string[]>;

export function collectIds(lines: readonly AuditLineWithoutNames[]): IdsByNamedType {
  const ids = (type: NamedType) =>
    lines.map(({ objectType, objectId }) => (objectType === type ? objectId : null));
  const people = lines.flatMap(({ actorId, changes }) => [
    actorId,
    ...personFields.map((field) => changes[field]),
  ]);
  return {
    profile: uniqueStrings([...people, ...ids("profile")]),
    business: uniqueStrings([
      ...ids("business"),
      ...lines.map(({ changes }) => changes.businessId),
    ]),
    store: uniqueStrings(ids("store")),
    item: uniqueStrings(ids("item")),
    video: uniqueStrings(ids("video")),
    document: uniqueStrings(ids("document")),
    booking: uniqueStrings(ids("booking")),
    application: uniqueStrings(ids("application")),
  };
}

const uniqueStrings = (ids: unknown[]): string[] => [
  ...new Set(ids.filter((id): id is string => typeof id === "string")),
];

export function pickNames(
  line: AuditLineWithoutNames,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.values(collectIds([line]))
      .flat()
      .flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [[id, name]];
      }),
  );
}
