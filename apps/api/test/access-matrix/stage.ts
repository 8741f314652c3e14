import type { Call } from "@boab/contracts/common/call";
import type { LightMyRequestResponse } from "fastify";
import type { makeCall, SignedIn, TestApp } from "../harness.ts";
import { accessMatrix, factoryOf, sampleRequest } from "./index.ts";
import type { Rows, Whose } from "./outcomes.ts";
import { type Role, roleStatuses } from "./roles.ts";

/** A person with or without a session, and everything they own. */
export interface Player {
  as: SignedIn | undefined;
  own: Map<string, string>;
}

/** The kinds of objects that these routes are about. */
export const kindsIn = (routes: Iterable<Rows>): Set<string> =>
  new Set([...routes].flatMap((rows) => ("object" in rows ? [rows.object] : [])));

/** Without a session a person owns nothing here: their objects belong to somebody signed out. */
export async function makePlayer(
  app: TestApp,
  role: Role,
  owner: SignedIn,
  kinds: Set<string>,
): Promise<Player> {
  const make = async (kind: string): Promise<[string, string]> => {
    const { of, ofEditor = of } = factoryOf(kind);
    return [kind, await (role === "editor" ? ofEditor : of)(app, owner)];
  };
  const own = new Map(await Promise.all([...kinds].map(make)));
  return { as: roleStatuses[role] === "no session" ? undefined : owner, own };
}

/** Objects of somebody who plays no role. */
export async function makeOthers(app: TestApp, kinds: Set<string>): Promise<Map<string, string>> {
  const owner = await app.signIn();
  const others = new Map<string, string>();
  for (const kind of kinds) {
    const factory = factoryOf(kind);
    others.set(kind, await (factory.others ?? factory.of)(app, owner));
  }
  return others;
}

interface RowRequest {
  /** `METHOD /path` of the route. */
  name: string;
  whose: Whose;
  player: Player;
  others: Map<string, string>;
}

function objectOf({ name, whose, player, others }: RowRequest): string {
  const rows = accessMatrix.get(name);
  if (!rows || !("object" in rows) || whose === "none") return "";
  if (whose === "missing") return factoryOf(rows.object).missing;
  const object = (whose === "own" ? player.own : others).get(rows.object);
  if (object === undefined) throw new Error(`Nobody made a ${rows.object}`);
  return object;
}

/** The request of one row, valid by its contract. */
export function requestOf(row: RowRequest) {
  const [method = "", path = ""] = row.name.split(" ");
  const object = objectOf(row);
  const { body, query, path: ownPath } = sampleRequest(row.name, object);
  const address = (ownPath ?? path).replace(/:\w+/, encodeURIComponent(object));
  const url = query ? `${address}?${new URLSearchParams(query)}` : address;
  return { method: method as Call["method"], url, body };
}

/** Sends the request of one row and reports the outcome in the matrix's terms. */
export async function play(call: ReturnType<typeof makeCall>, row: RowRequest) {
  const { method, url, body } = requestOf(row);
  const { as } = row.player;
  return outcomeOf(await call(method, url, { ...(as && { as }), ...(body && { body }) }));
}

function outcomeOf(response: LightMyRequestResponse): string | number {
  if (response.statusCode < 400) return response.statusCode;
  return `${response.statusCode} ${response.json().code}`;
}
