import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { environmentKeys as apiSettings } from "../apps/api/src/platform/config/config.ts";
import { environmentKeys as webSettings } from "../apps/web/app/lib/http/config.server.ts";
import { repositoryRoot } from "./lib/paths.ts";

const isForeign = (path: string) => /node_modules|^\.(services|cache)/.test(path);
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: repositoryRoot, exclude: isForeign }).map(normalize).sort();
const read = (file: string) => readFileSync(join(repositoryRoot, file), "utf8");
const inEach = (files: string[], check: (text: string, file: string) => string[]) =>
  files.flatMap((file) => check(read(file), file).map((finding) => `${file}: ${finding}`));
/** The formatter removes indentation from quoted code, so only the text is compared. */
const packed = (code: string) => code.replace(/\s+/g, "");
const missingFrom = (text: string, words: string[]) =>
  words.filter((word) => !text.includes(`\`${word}\``));

const documents = find(
  "*.md",
  "docs/**/*.md",
  "{apps,packages,drills,bench,e2e,scripts}/**/README.md",
);
/** The requirements and the specifications are quoted, not written here. */
const ownDocuments = documents.filter((file) => !/^docs\/(spec\/|requirements\.md)/.test(file));

describe("the documents", () => {
  it("link to files and headings that exist", () => {
    const broken = inEach(documents, (text, file) =>
      linksOf(text).filter((link) => !isThere(file, link)),
    );
    expect(broken).toEqual([]);
  });

  it("mention no machines, makers or registries", () => {
    const forbidden = [
      /(?<![\w.])\/(work|opt|root|home|tmp)\//g,
      /\.\.\/shared/g,
      /\bhelpers?\b/gi,
      /(?<!user-)\bagents?\b/gi,
      /issue #/gi,
      /registry\.\w+/gi,
    ];
    const found = inEach(ownDocuments, (text) =>
      forbidden.flatMap((pattern) => text.match(pattern) ?? []),
    );
    expect(found).toEqual([]);
  });

  it("show code exactly as in the file they name", () => {
    const outdated = inEach(ownDocuments, (text) =>
      quotesOf(text)
        .filter(({ source, code }) => !packed(read(source)).includes(packed(code)))
        .map(({ source, code }) => `${source}: ${code}`),
    );
    expect(outdated).toEqual([]);
  });
});

describe("README.md", () => {
  it("lists every npm script, and no other", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const commands = read("README.md").matchAll(/^\| `npm (?:run )?([\w:-]+)` +\|/gm);
    const listed = [...commands].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  it("shows pictures that are small enough to load", () => {
    for (const picture of find("docs/pictures/*")) {
      expect(readFileSync(join(repositoryRoot, picture)).length).toBeLessThan(300_000);
    }
  });
});

describe("docs/operations.md", () => {
  it("names every setting", () => {
    const settings = [
      ...Object.keys(parseEnv(read(".env.example"))),
      ...apiSettings,
      ...webSettings,
    ];
    expect(missingFrom(read("docs/operations.md"), settings)).toEqual([]);
  });
});

describe("docs/decisions", () => {
  it.each([
    ["apps/api", "API"],
    ["apps/web", "Web"],
    ["packages/stripe-sandbox", "Stripe sandbox"],
    ["packages/tracing", "Tracing"],
  ])("gives a reason for every runtime dependency of %s", (workspace, heading) => {
    const names = Object.keys(dependenciesOf(`${workspace}/package.json`));
    const [, table = ""] = read("docs/decisions/018-runtime-dependencies.md").split(
      new RegExp(`^\\| ${heading} +\\| Why`, "m"),
    );
    const [reasons = ""] = table.split("\n\n");
    const foreign = names.filter((name) => !name.startsWith("@boab/"));
    expect(missingFrom(reasons, foreign)).toEqual([]);
  });

  it("depend on exact versions", () => {
    const versions = find("{apps,packages}/*/package.json").flatMap((file) =>
      Object.entries(dependenciesOf(file)),
    );
    const loose = versions.filter(
      ([name, version]) => !name.startsWith("@boab/") && !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("are numbered without a gap and all listed", () => {
    const decisions = find("docs/decisions/[0-9]*.md").map((file) => file.split("/").at(-1) ?? "");
    const numbers = decisions.map((name) => Number(name.slice(0, 3)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const list = read("docs/decisions/README.md");
    expect(decisions.filter((name) => !list.includes(`(${name})`))).toEqual([]);
  });
});

const dependenciesOf = (file: string) =>
  (JSON.parse(read(file)) as { dependencies?: Record<string, string> }).dependencies ?? {};

/** Links and pictures that lead to files, not to other sites. */
function linksOf(markdown: string): string[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)];
  return links
    .map(([, link, source]) => link ?? source ?? "")
    .filter((link) => !/^\w+:/.test(link));
}

function isThere(file: string, link: string): boolean {
  const [path = "", heading] = link.split("#");
  const target = path === "" ? file : join(dirname(file), path);
  if (!existsSync(join(repositoryRoot, target))) return false;
  return heading === undefined || headingsOf(read(target)).includes(heading);
}

const headingsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Code blocks that name their file: ```ts file=scripts/dev.ts */
function quotesOf(markdown: string): { source: string; code: string }[] {
  const blocks = markdown.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)\n```$/gm);
  return [...blocks].map(([, source = "", code = ""]) => ({ source, code }));
}
