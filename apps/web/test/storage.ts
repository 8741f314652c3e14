export function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (place) => [...values.keys()][place] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Private windows and blocked cookies throw on any access to storage. */
export function createBrokenStorage(): Storage {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
