import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { AuditLine } from "@boab/contracts/admin/audit";

type UnnamedLine = Omit<AuditLine, "names">;

/** IP addresses are for Admins only. */
export function lineFor(line: UnnamedLine, viewer: Pick<Statuses, "adminStatus">): UnnamedLine {
  if (isFullAdmin(viewer)) return line;
  const { ip: _, ...rest } = line;
  return rest;
}

/** Where `changes` names another person. */
const personFields = ["userId", "editorId", "ownerId"];

interface NamedIds {
  people: string[];
  listings: string[];
}

export function idsIn(lines: readonly UnnamedLine[]): NamedIds {
  const people = lines.flatMap(({ actorId, objectType, objectId, changes }) => [
    actorId,
    objectType === "profile" ? objectId : null,
    ...personFields.map((field) => changes[field]),
  ]);
  const listings = lines.map(({ objectType, objectId }) =>
    objectType === "business" ? objectId : null,
  );
  return { people: unique(people), listings: unique(listings) };
}

const unique = (ids: unknown[]): string[] => [
  ...new Set(ids.filter((id): id is string => typeof id === "string")),
];

export function namesFor(
  line: UnnamedLine,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  const { people, listings } = idsIn([line]);
  return Object.fromEntries(
    [...people, ...listings].flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
