import type { AnyObject, Kind, Objects } from "./objects.ts";

interface Entry {
  owner: string;
  object: AnyObject;
}

/**
 * The objects of all accounts, by id. An object is never changed in place: a change puts a new one
 * in its place, so that events and responses keep what was true when they were made.
 */
export interface Store {
  put<K extends Kind>(owner: string, object: Objects[K]): Objects[K];
  find<K extends Kind>(owner: string, kind: K, id: string): Objects[K] | undefined;
  /** Newest first, as Stripe lists. */
  list<K extends Kind>(owner: string, kind: K): Objects[K][];
  /** Of every account, oldest first. */
  all<K extends Kind>(kind: K): { owner: string; object: Objects[K] }[];
  findAnywhere(id: string): Entry | undefined;
  remove(id: string): void;
  clear(): void;
}

export function createStore(): Store {
  const entries = new Map<string, Entry>();
  const isKind =
    <K extends Kind>(kind: K) =>
    (entry: Entry): entry is { owner: string; object: Objects[K] } =>
      entry.object.object === kind;

  return {
    put(owner, object) {
      entries.set(object.id, { owner, object });
      return object;
    },
    find<K extends Kind>(owner: string, kind: K, id: string) {
      const entry = entries.get(id);
      return entry?.owner === owner && isKind(kind)(entry) ? entry.object : undefined;
    },
    list<K extends Kind>(owner: string, kind: K) {
      return [...entries.values()]
        .filter(isKind(kind))
        .filter((entry) => entry.owner === owner)
        .map(({ object }) => object)
        .reverse();
    },
    all: (kind) => [...entries.values()].filter(isKind(kind)),
    findAnywhere: (id) => entries.get(id),
    remove: (id) => void entries.delete(id),
    clear: () => entries.clear(),
  };
}
