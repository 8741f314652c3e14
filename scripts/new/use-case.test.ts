import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../lib/paths.ts";
import { parseUseCase, planUseCase } from "./use-case.ts";

const neverExists = () => false;
const useCase = { area: "outreach", topic: "petitions", name: "sign-petition" };

describe("npm run new -- use-case", () => {
  it.each([
    ["outreach/petitions", "sign-petition", useCase],
    ["outreach", "sign-petition", expect.stringContaining("<area>/<topic>")],
    ["outreach/a/b", "sign-petition", expect.stringContaining("<area>/<topic>")],
    ["../../etc/petitions", "sign-petition", expect.stringContaining("<area>/<topic>")],
    ["outreach/petitions", "petition", expect.stringContaining("verb and a noun")],
    ["outreach/petitions", "Sign-Petition", expect.stringContaining("verb and a noun")],
  ])("reads %j %j", (place, name, expected) => {
    expect(parseUseCase(place, name)).toEqual(expected);
  });

  it("writes contract, use case, routes and a test that a stranger is refused", () => {
    const { files } = planUseCase(useCase, neverExists);
    const folder = "apps/api/src/areas/outreach/petitions";
    expect(files.map(({ path }) => path)).toEqual([
      "packages/contracts/src/outreach/petitions.ts",
      `${folder}/sign-petition.ts`,
      `${folder}/petitions.routes.ts`,
      `${folder}/sign-petition.routes.test.ts`,
    ]);
    const test = files.at(-1)?.content;
    expect(test).toContain("a stranger is refused");
    // The new use case refuses nobody yet, so this is red until somebody decides who may.
    expect(test).toContain("toBe(404)");
    // And before there is a route.
    expect(test).toContain("toBe(401)");
    expect(files[1]?.content).not.toContain("AppError");
  });

  it("never writes over a file, and says what to add to it instead", () => {
    const { files, steps } = planUseCase(useCase, (path) => /petitions(\.routes)?\.ts$/.test(path));
    expect(files.map(({ path }) => path)).toEqual([
      "apps/api/src/areas/outreach/petitions/sign-petition.ts",
      "apps/api/src/areas/outreach/petitions/sign-petition.routes.test.ts",
    ]);
    expect(steps.join("\n")).toContain("export const signPetition = defineCall(");
    expect(steps.join("\n")).toContain("route(signPetitionCall");
  });
});

it("is formatted as the linter wants it", () => {
  const biome = join(repositoryRoot, "node_modules/.bin/biome");
  for (const { path, content } of planUseCase(useCase, neverExists).files) {
    const formattedCode = execFileSync(biome, ["format", `--stdin-file-path=${path}`], {
      cwd: repositoryRoot,
      input: content,
      encoding: "utf8",
    });
    expect(content, path).toBe(formattedCode);
  }
});
