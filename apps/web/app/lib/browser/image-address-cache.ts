/** SHELL-40: this many addresses in memory, and the youngest of them over a reload. */
export const MEMORY_LIMIT = 300;
export const STORAGE_LIMIT = 150;
const STORAGE_KEY = "boab:image-addresses";

type Entries = [key: string, address: string][];

/** Remembers where pictures were found; session storage may be missing, full or broken. */
export function createImageAddressCache(storage: () => Storage) {
  const addresses = new Map<string, string>(readEntries(storage));

  const touch = (key: string, address: string) => {
    addresses.delete(key);
    addresses.set(key, address);
    for (const oldest of addresses.keys()) {
      if (addresses.size <= MEMORY_LIMIT) break;
      addresses.delete(oldest);
    }
  };

  return {
    get(key: string): string | undefined {
      const address = addresses.get(key);
      if (address !== undefined) touch(key, address);
      return address;
    },
    set(key: string, address: string) {
      touch(key, address);
      writeEntries(storage, [...addresses].slice(-STORAGE_LIMIT));
    },
    get size() {
      return addresses.size;
    },
  };
}

function readEntries(storage: () => Storage): Entries {
  try {
    const parsed: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isEntry).slice(-STORAGE_LIMIT) : [];
  } catch {
    return [];
  }
}

function writeEntries(storage: () => Storage, entries: Entries) {
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(entries));
  } catch {
    // Private windows and full storage refuse the write; memory alone still serves this page.
  }
}

const isEntry = (value: unknown): value is Entries[number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === "string" &&
  typeof value[1] === "string";
