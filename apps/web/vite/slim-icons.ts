import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type Weight, weightsIn } from "./icon-weights.ts";

const anyWeight = /\n {2}\[\n {4}"(\w+)",[\s\S]*?\n {2}\],?(?=\n)/g;

/** Leaves the named weights of an icon's definition. */
export const keepWeights = (code: string, kept: ReadonlySet<string>): string =>
  code.replace(anyWeight, (entry, weight: string) => (kept.has(weight) ? entry : ""));

/** Which weights the app draws each icon in. */
export function usedWeights(appDirectory: string): Map<string, Set<Weight>> {
  const used = new Map<string, Set<Weight>>();
  for (const file of globSync("**/*.tsx", { cwd: appDirectory })) {
    for (const [name, weights] of weightsIn(readFileSync(join(appDirectory, file), "utf8")))
      used.set(name, new Set([...(used.get(name) ?? []), ...weights]));
  }
  return used;
}

const designWeights = new Set<string>(["regular", "bold", "fill"]);

/**
 * Every icon of the set comes in six weights, and most are drawn in one: a build keeps only what the app draws.
 * While developing, all weights of the design stay, so that a new one shows at once.
 */
export const slimIcons = (): Plugin => {
  let used = new Map<string, ReadonlySet<string>>();
  return {
    name: "slim-icons",
    configResolved({ command, root }) {
      if (command === "build") used = usedWeights(join(root, "app"));
    },
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler(code, id) {
        const name = /\/defs\/(\w+)\.es\.js/.exec(id)?.[1] ?? "";
        return { code: keepWeights(code, used.get(name) ?? designWeights), map: null };
      },
    },
  };
};
