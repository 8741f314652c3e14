import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryRoot } from "./lib/paths.ts";
import { parseUseCase, planUseCase } from "./new/use-case.ts";

const usage = "npm run new -- use-case <area>/<topic> <verb-noun>";
const [kind, place = "", name = ""] = process.argv.slice(2);
const useCase = kind === "use-case" ? parseUseCase(place, name) : `Usage: ${usage}`;

if (typeof useCase === "string") {
  console.error(useCase);
  process.exitCode = 1;
} else if (!existsSync(join(repositoryRoot, `apps/api/src/areas/${useCase.area}/deps.ts`))) {
  console.error(`There is no area ${useCase.area}: it needs deps.ts and index.ts first.`);
  process.exitCode = 1;
} else {
  const { files, steps } = planUseCase(useCase, (path) => existsSync(join(repositoryRoot, path)));
  for (const { path, content } of files) {
    mkdirSync(dirname(join(repositoryRoot, path)), { recursive: true });
    writeFileSync(join(repositoryRoot, path), content);
    console.log(`written  ${path}`);
  }
  // Long names wrap lines differently from the ones the templates were written with.
  execFileSync("biome", ["format", "--write", ...files.map(({ path }) => path)], {
    cwd: repositoryRoot,
    stdio: "ignore",
  });
  console.log(`\nNext:\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`);
}
