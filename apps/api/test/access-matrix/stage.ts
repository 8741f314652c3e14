import type { Call } from "@boab/contracts/common/call";
import type { LightMyRequestResponse } from "fastify";
import type { makeCall, SignedIn, TestApp } from "../harness.ts";
import { accessMatrix, getObjectFactory, getSampleRequest } from "./index.ts";
import type { ObjectOwnership, RouteRows } from "./outcomes.ts";
import { type Role, roleStatuses } from "./roles.ts";

/** A person with or without a session, and everything they own. */
export interface TestActor {
  as: SignedIn | undefined;
  own: Map<string, string>;
}

/** The kinds of objects that these routes are about. */
export const listObjectKinds = (routes: Iterable<RouteRows>): Set<string> =>
  new Set([...routes].flatMap((rows) => ("object" in rows ? [rows.object] : [])));

/** Without a session a person owns nothing here: their objects belong to somebody signed out. */
export async function makeTestActor(
  app: TestApp,
  role: Role,
  owner: SignedIn,
  kinds: Set<string>,
): Promise<TestActor> {
  const own = new Map<string, string>();
  // One after another: all players are made at once, and hundreds of objects at a time wait too long for a connection.
  for (const kind of kinds) {
    const { of, ofEditor = of } = getObjectFactory(kind);
    own.set(kind, await (role === "editor" ? ofEditor : of)(app, owner));
  }
  return { as: roleStatuses[role] === "no session" ? undefined : owner, own };
}

/** Objects of somebody who plays no role. */
export async function makeOthersObjects(
  app: TestApp,
  kinds: Set<string>,
): Promise<Map<string, string>> {
  const owner = await app.signIn();
  const others = new Map<string, string>();
  for (const kind of kinds) {
    const factory = getObjectFactory(kind);
    others.set(kind, await (factory.others ?? factory.of)(app, owner));
  }
  return others;
}

interface RowRequest {
  /** `METHOD /path` of the route. */
  name: string;
  whose: ObjectOwnership;
  player: TestActor;
  others: Map<string, string>;
}

function findObject({ name, whose, player, others }: RowRequest): string {
  const rows = accessMatrix.get(name);
  if (!rows || !("object" in rows) || whose === "none") return "";
  if (whose === "missing") return getObjectFactory(rows.object).missing;
  const object = (whose === "own" ? player.own : others).get(rows.object);
  if (object === undefined) throw new Error(`Nobody made a ${rows.object}`);
  return object;
}

/** The request of one row, valid by its contract. */
export function buildRequest(row: RowRequest) {
  const [method = "", path = ""] = row.name.split(" ");
  const object = findObject(row);
  const { body, query, path: ownPath } = getSampleRequest(row.name, object);
  const filledPath = (ownPath ?? path).replace(/:\w+/, encodeURIComponent(object));
  const url = query ? `${filledPath}?${new URLSearchParams(query)}` : filledPath;
  return { method: method as Call["method"], url, body };
}

/** Sends the request of one row and reports the outcome in the matrix's terms. */
export async function requestOutcome(call: ReturnType<typeof makeCall>, row: RowRequest) {
  const { method, url, body } = buildRequest(row);
  const { as } = row.player;
  return readOutcome(await call(method, url, { ...(as && { as }), ...(body && { body }) }));
}

function readOutcome(response: LightMyRequestResponse): string | number {
  if (response.statusCode < 400) return response.statusCode;
  return `${response.statusCode} ${response.json().code}`;
}
