import { readFileSync } from "node:fs";
import ts from "typescript";

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** What the files of the repository load when they run. Imports of types alone do not count. */
export class ImportGraph {
  readonly #known = new Map<string, string[]>();
  readonly #resolved: ts.ModuleResolutionCache;

  constructor(root: string) {
    this.#resolved = ts.createModuleResolutionCache(root, (name) => name, options);
  }

  /** The files of the repository that this one loads. */
  listImports(file: string): string[] {
    const known = this.#known.get(file);
    if (known) return known;
    const imports = readImportSpecifiers(file).flatMap((specifier) =>
      this.#resolve(specifier, file),
    );
    this.#known.set(file, imports);
    return imports;
  }

  /** Everything these files load, directly or not, and the files themselves. */
  reachableFrom(entries: readonly string[]): Set<string> {
    const reached = new Set<string>();
    const waiting = [...entries];
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      waiting.push(...this.listImports(file));
    }
    return reached;
  }

  #resolve(specifier: string, file: string): string[] {
    if (!/^([.#]|@boab\/)/.test(specifier)) return [];
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      file,
      options,
      ts.sys,
      this.#resolved,
    );
    return resolvedModule ? [resolvedModule.resolvedFileName] : [];
  }
}

function readImportSpecifiers(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const imports = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const isTypeOnly = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const from = statement.moduleSpecifier;
    return isTypeOnly || !from || !ts.isStringLiteral(from) ? [] : [from.text];
  });
  // `import("./x.ts")`, and `new URL("./x.child.ts", import.meta.url)` for a process of its own.
  const dynamicImports = text.matchAll(/\b(?:import|new URL)\(\s*"([^"]+[.]tsx?|@boab\/[^"]+)"/g);
  return [...imports, ...[...dynamicImports].map((match) => match[1] ?? "")];
}
