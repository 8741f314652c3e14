import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { findIconWeights, type Weight } from "./icon-weights.ts";

const weightPattern = /\n {2}\[\n {4}"(\w+)",[\s\S]*?\n {2}\],?(?=\n)/g;

/** Leaves the named weights of an icon's definition. */
export const filterWeights = (code: string, allowed: ReadonlySet<string>): string =>
  code.replace(weightPattern, (entry, weight: string) => (allowed.has(weight) ? entry : ""));

/** Which weights the app draws each icon in. */
export function findUsedWeights(appDirectory: string): Map<string, Set<Weight>> {
  const usedWeights = new Map<string, Set<Weight>>();
  for (const file of globSync("**/*.tsx", { cwd: appDirectory })) {
    for (const [name, weights] of findIconWeights(readFileSync(join(appDirectory, file), "utf8")))
      usedWeights.set(name, new Set([...(usedWeights.get(name) ?? []), ...weights]));
  }
  return usedWeights;
}

const designWeights = new Set<string>(["regular", "bold", "fill"]);

/**
 * Every icon of the set comes in six weights, and most are drawn in one: a build keeps only what the app draws.
 * While developing, all weights of the design stay, so that a new one shows at once.
 */
export const makeSlimIconsPlugin = (): Plugin => {
  let used = new Map<string, ReadonlySet<string>>();
  return {
    name: "slim-icons",
    configResolved({ command, root }) {
      if (command === "build") used = findUsedWeights(join(root, "app"));
    },
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler(code, id) {
        const name = /\/defs\/(\w+)\.es\.js/.exec(id)?.[1] ?? "";
        return { code: filterWeights(code, used.get(name) ?? designWeights), map: null };
      },
    },
  };
};
