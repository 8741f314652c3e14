import { registerHooks } from "node:module";

type SourceFault = [file: string | RegExp, honest: string, broken: string];

/** Breaks the program that is starting on purpose: each fault replaces a piece of one of its files. */
export function breakSource(faults: SourceFault[]): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const fileFaults = faults.filter(([file]) =>
        typeof file === "string" ? url.endsWith(file) : file.test(url),
      );
      if (fileFaults.length === 0 || !loaded.source) return loaded;
      let source = Buffer.from(loaded.source as Uint8Array).toString();
      for (const [file, original, broken] of fileFaults) {
        // Otherwise the drill would prove nothing.
        if (!source.includes(original)) throw new Error(`${file} no longer says: ${original}`);
        source = source.replace(original, () => broken);
      }
      return { ...loaded, source };
    },
  });
}

/** Settings with which a process starts changed by modules of this folder. */
export const makeBreakingEnv = (...modules: string[]): Record<string, string> => ({
  NODE_OPTIONS: modules
    .map((module) => `--import=${new URL(module, import.meta.url).href}`)
    .join(" "),
});
