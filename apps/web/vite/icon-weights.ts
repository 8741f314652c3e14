const weights = ["regular", "bold", "fill"] as const;

export type Weight = (typeof weights)[number];

const iconImportPattern = /@phosphor-icons\/react\/dist\/ssr\/(\w+)"/g;

/** The weights a source file draws each of its icons in: `{ X: ["regular"], Check: ["bold"] }`. */
export function findIconWeights(source: string): Map<string, Set<Weight>> {
  const found = new Map<string, Set<Weight>>();
  for (const [, name] of source.matchAll(iconImportPattern)) {
    if (name) found.set(name, findWeights(`${name}Icon`, source));
  }
  return found;
}

/** An icon handed on as a value is drawn as `<Icon>` in the same file; drawn anywhere else, it keeps every weight. */
function findWeights(component: string, source: string): Set<Weight> {
  const found = findTagWeights(component, source);
  const isPassedAsValue = new RegExp(`(?<![<\\w/])${component}\\b`).test(withoutImports(source));
  if (!isPassedAsValue) return found;
  const passedWeights = findTagWeights("Icon", source);
  return passedWeights.size === 0 ? new Set(weights) : new Set([...found, ...passedWeights]);
}

function findTagWeights(component: string, source: string): Set<Weight> {
  const tags = source.matchAll(new RegExp(`<${component}\\b([\\s\\S]*?)/>`, "g"));
  return new Set([...tags].flatMap(([, props = ""]) => readWeightProp(props)));
}

function readWeightProp(props: string): readonly Weight[] {
  if (props.includes("{...")) return weights;
  const [, plain, expression] = /\bweight=(?:"(\w+)"|\{([^}]*)\})/.exec(props) ?? [];
  if (plain === undefined && expression === undefined) return ["regular"];
  const namedWeights = weights.filter(
    (weight) => plain === weight || expression?.includes(`"${weight}"`),
  );
  return namedWeights.length > 0 ? namedWeights : weights;
}

const withoutImports = (source: string): string => source.replace(/^import .*$/gm, "");
