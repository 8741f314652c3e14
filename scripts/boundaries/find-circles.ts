import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

/** Two topics of one area, or two areas, that import each other, with the imports of both ways. */
export interface TwoWayPair {
  names: [string, string];
  imports: Import[];
}

interface Import {
  from: string;
  to: string;
}

interface Circles {
  pairs: TwoWayPair[];
  /** Topics or areas that reach each other only through others, in the order of their names. */
  longer: string[][];
}

/**
 * Finds the circles between the topics of each area, and between the areas. A type-only import counts like any other;
 * a test may import whatever it needs. A file beside the topics, such as `index.ts` or `deps.ts`, belongs to none.
 */
export function findCircles(areasFolder: string): { topics: Circles; areas: Circles } {
  const imports = readImports(areasFolder);
  const toTopic = (file: string) => {
    const [area, topic, ...rest] = file.split("/");
    return rest.length > 0 ? `${area}/${topic}` : undefined;
  };
  const toArea = (file: string) => file.split("/")[0];
  const importsWithinAreas = imports.filter(({ from, to }) => toArea(from) === toArea(to));
  return {
    topics: findCirclesBetween(importsWithinAreas, toTopic),
    areas: findCirclesBetween(imports, toArea),
  };
}

function readImports(areasFolder: string): Import[] {
  const files = globSync("**/*.ts", {
    cwd: areasFolder,
    exclude: (file) => /[.]test[.]ts$/.test(file),
  });
  return files.toSorted().flatMap((from) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(areasFolder, from), "utf8"));
    return importedFiles.flatMap(({ fileName }) => {
      const to = fileName.startsWith("#areas/")
        ? fileName.slice("#areas/".length)
        : relative(areasFolder, resolve(areasFolder, dirname(from), fileName));
      const isOurs = /^([.]|#areas\/)/.test(fileName) && !to.startsWith("..");
      return isOurs ? [{ from, to }] : [];
    });
  });
}

function findCirclesBetween(
  imports: readonly Import[],
  toGroup: (file: string) => string | undefined,
): Circles {
  const edges = new Map<string, Map<string, Import[]>>();
  for (const one of imports) {
    const from = toGroup(one.from);
    const to = toGroup(one.to);
    if (!from || !to || from === to) continue;
    const targets = edges.get(from) ?? new Map<string, Import[]>();
    edges.set(from, targets.set(to, [...(targets.get(to) ?? []), one]));
  }
  const pairs: TwoWayPair[] = [];
  for (const [from, targets] of edges)
    for (const [to, there] of targets) {
      const back = edges.get(to)?.get(from);
      if (back && from < to) pairs.push({ names: [from, to], imports: [...there, ...back] });
    }
  return { pairs, longer: findLongerCircles(edges) };
}

/** Groups of three or more that all reach each other. */
function findLongerCircles(edges: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const reach = (start: string) => {
    const reached = new Set<string>();
    const waiting = [...(edges.get(start)?.keys() ?? [])];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(edges.get(next)?.keys() ?? []));
    }
    return reached;
  };
  const reached = new Map([...edges.keys()].map((name) => [name, reach(name)]));
  const groups = new Map<string, string[]>();
  for (const [name, others] of reached) {
    const group = [...others].filter((other) => reached.get(other)?.has(name)).toSorted();
    if (group.length > 2) groups.set(group.join(" "), group);
  }
  return [...groups.values()];
}
