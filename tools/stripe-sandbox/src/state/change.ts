import { makeNotFoundError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { emit } from "../webhooks/emit.ts";
import { findChangedAttributes } from "./changed-attributes.ts";
import type { AnyObject, Kind, Objects } from "./objects.ts";

/** Stores a new object and publishes its event, if it has one. */
export function add<T extends AnyObject>(ctx: Context, object: T, event?: string): T {
  ctx.sandbox.store.put(ctx.account, object);
  if (event) emit(ctx, event, object);
  return object;
}

/** Puts a changed copy in the object's place. The event tells what the changed fields held before. */
export function change<T extends AnyObject>(
  ctx: Context,
  object: T,
  changes: { [K in keyof T]?: T[K] | undefined },
  event?: string,
): T {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const changed = { ...object, ...Object.fromEntries(given) } as T;
  ctx.sandbox.store.put(ctx.account, changed);
  if (event) emit(ctx, event, changed, findChangedAttributes(object, changed));
  return changed;
}

/** The object of this account, or Stripe's "No such …". */
export function get<K extends Kind>(ctx: Context, kind: K, id: string, param?: string): Objects[K] {
  const object = ctx.sandbox.store.find(ctx.account, kind, id);
  if (!object) throw makeNotFoundError(kind, id, param);
  return object;
}

export function findObject<K extends Kind>(
  ctx: Context,
  kind: K,
  id: string | undefined,
): Objects[K] | undefined {
  return id === undefined ? undefined : ctx.sandbox.store.find(ctx.account, kind, id);
}

export function listObjects<K extends Kind>(ctx: Context, kind: K): Objects[K][] {
  return ctx.sandbox.store.list(ctx.account, kind);
}
