import { createHash } from "node:crypto";
import { toCanonicalJson } from "./canonical-json.ts";
import { listOperations, type OpenApiDocument } from "./open-api-document.ts";

/** One line of docs/calls.txt. */
export interface ListedCall {
  /** `METHOD /path`. */
  name: string;
  access: string;
  /** The contract when the call was first listed. */
  first: string;
  /** The contract now: another hash, or `removed`. */
  now: string;
}

/** Errors look alike in every call, so they have one line instead of changing every hash. */
const sharedErrorsName = "ERROR in every call";

/** The calls of the code, each as it would first be listed. */
export function listCalls(
  document: OpenApiDocument,
  policies: ReadonlyMap<string, string>,
): ListedCall[] {
  const errors = new Set<string>();
  const calls = listOperations(document).map(({ name, operation }) => {
    const { parameters = [], requestBody, responses } = operation;
    const [failed, succeeded] = partition(Object.entries(responses), ([status]) =>
      /^[45]/.test(status),
    );
    for (const [status, response] of failed)
      errors.add(toCanonicalJson(toContract(document, { [status.toUpperCase()]: response })));
    const sortedParameters = [...parameters].sort((one, other) => (one.name < other.name ? -1 : 1));
    const contract = {
      parameters: sortedParameters,
      requestBody,
      responses: Object.fromEntries(succeeded),
    };
    const access = policies.get(name);
    if (!access) throw new Error(`${name} has no access policy`);
    return toCall(name, access, toContract(document, contract));
  });
  return [...calls, toCall(sharedErrorsName, "-", [...errors].sort())].sort(compareByPath);
}

const toCall = (name: string, access: string, contract: unknown): ListedCall => {
  const hash = createHash("sha256").update(toCanonicalJson(contract)).digest("hex").slice(0, 8);
  return { name, access, first: hash, now: hash };
};

function partition<Item>(items: Item[], isInFirstPart: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isInFirstPart), items.filter((item) => !isInFirstPart(item))];
}

/** The schemas in place of their names, and without sentences: renaming and rewording break no caller. */
function toContract(
  document: OpenApiDocument,
  value: unknown,
  expandedNames: string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((one) => toContract(document, one, expandedNames));
  if (typeof value !== "object" || value === null) return value;
  const { $ref }: { $ref?: string } = value;
  const name = $ref?.split("/").at(-1);
  if (name !== undefined && !expandedNames.includes(name))
    return toContract(document, document.components.schemas[name], [...expandedNames, name]);
  return Object.fromEntries(
    Object.entries(value)
      // A field of that name is an object, a sentence is a string.
      .filter(([key, one]) => !(key === "description" && typeof one === "string"))
      .map(([key, one]) => [key, toContract(document, one, expandedNames)]),
  );
}

/** The calls of the code with the first hashes of the committed list; a call that is gone stays as `removed`. */
export function mergeCalls(committed: ListedCall[], current: ListedCall[]): ListedCall[] {
  const committedByName = new Map(committed.map((call) => [call.name, call]));
  const names = new Set(current.map(({ name }) => name));
  const removed = committed.filter(({ name }) => !names.has(name));
  return [
    ...current.map((call) => ({
      ...call,
      first: committedByName.get(call.name)?.first ?? call.first,
    })),
    ...removed.map((call) => ({ ...call, now: "removed" })),
  ].sort(compareByPath);
}

/** The calls whose contract changed since they were first listed, and whose present one no line of the change log names. */
export function findUnannounced(calls: ListedCall[], changeLog: string): string[] {
  const lines = changeLog.split("\n").filter((line) => line.startsWith("- "));
  return calls
    .filter(({ first: firstHash, now }) => firstHash !== now)
    .filter(
      ({ name, now }) =>
        !lines.some((line) => line.includes(`\`${name}\``) && line.includes(`\`${now}\``)),
    )
    .map(({ name, now }) => `- \`${name}\` \`${now}\`: `);
}

const separator = " | ";

export const renderCalls = (calls: ListedCall[]): string =>
  calls
    .map(({ name, access, first: firstHash, now }) =>
      [name, access, firstHash === now ? firstHash : `${firstHash} -> ${now}`].join(separator),
    )
    .map((line) => `${line}\n`)
    .join("");

export function parseCalls(text: string): ListedCall[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const [name = "", access = "", hashes = ""] = line.split(separator);
    const [firstHash = "", now = firstHash] = hashes.split(" -> ");
    return { name, access, first: firstHash, now };
  });
}

/** By path, then by method, so that the calls of one thing stand together. */
function compareByPath(one: ListedCall, other: ListedCall): number {
  const [key, otherKey] = [one, other].map(({ name }) => name.split(" ").reverse().join(" "));
  return (key ?? "") < (otherKey ?? "") ? -1 : 1;
}
