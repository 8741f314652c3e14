export const sizes = {
  "1k": 1_000,
  "10k": 10_000,
  "100k": 100_000,
  "1m": 1_000_000,
  "10m": 10_000_000,
} as const;
export type Size = keyof typeof sizes;

export function readSizes(list: string): Size[] {
  return list.split(",").map((name) => {
    if (!Object.hasOwn(sizes, name))
      throw new Error(`--sizes takes ${Object.keys(sizes).join(", ")}, not ${name}`);
    return name as Size;
  });
}
