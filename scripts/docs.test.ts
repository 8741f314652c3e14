import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { environmentKeys as apiSettings } from "../apps/api/src/platform/config/config.ts";
import { environmentKeys as webSettings } from "../apps/web/app/lib/http/config.server.ts";
import { checks } from "./ci/checks.ts";
import { repositoryRoot } from "./lib/paths.ts";

const isForeign = (path: string) => /node_modules|^\.(services|cache)/.test(path);
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: repositoryRoot, exclude: isForeign }).map(normalize).sort();
const read = (file: string) => readFileSync(join(repositoryRoot, file), "utf8");
const checkEach = (files: string[], check: (text: string, file: string) => string[]) =>
  files.flatMap((file) => check(read(file), file).map((finding) => `${file}: ${finding}`));
/** The formatter removes indentation from quoted code, so only the text is compared. */
const packed = (code: string) => code.replace(/\s+/g, "");
const findMissingWords = (text: string, words: string[]) =>
  words.filter((word) => !text.includes(`\`${word}\``));

const documents = find(
  "*.md",
  "docs/**/*.md",
  "{apps,packages,tools,e2e,scripts}/**/README.md",
  "tools/*/results/*.md",
);
/** The requirements and the specifications are quoted, not written here. */
const ownDocuments = documents.filter((file) => !/^docs\/(spec\/|requirements\.md)/.test(file));

describe("lists in documents", () => {
  it("the guide to pages names every list of URLs", () => {
    const lists = [...read("apps/web/app/routes.ts").matchAll(/^const (\w+) = \[/gm)];
    const names = lists.map(([, name = ""]) => name);
    expect(names).toContain("guardedAreaRoutes");
    expect(findMissingWords(read("docs/guides/add-a-page.md"), names)).toEqual([]);
  });

  it("the architecture names every area that publishes events or subscribes to them", () => {
    const wiring = read("apps/api/src/wiring.ts");
    const section = read("docs/architecture.md").match(/Events come from[\s\S]*?\n\n/)?.[0] ?? "";
    const publishers = [
      ...(wiring.match(/const events = \[(.*?)\];/s)?.[1] ?? "").matchAll(/\.(\w+)Events/g),
    ];
    const subscribers = [...wiring.matchAll(/^ {4}\.\.\.(\w+)Subscribers\(/gm)];
    expect(publishers.length * subscribers.length).toBeGreaterThan(0);
    const areas = [...publishers, ...subscribers].map(([, area = ""]) => area.replace(/s$/, ""));
    expect(areas.filter((area) => !section.includes(area))).toEqual([]);
  });

  it("the glossary has each word once", () => {
    const words = [...read("docs/glossary.md").matchAll(/^\| ([^|]+?) +\|/gm)].map(
      ([, word]) => word,
    );
    const rows = words.filter((word) => word !== "Word" && !word?.startsWith("-"));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((word, index) => rows.indexOf(word) !== index)).toEqual([]);
  });
});

describe("the documents", () => {
  it("link to files and headings that exist", () => {
    const broken = checkEach(documents, (text, file) =>
      findLinks(text).filter((link) => !hasTarget(file, link)),
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
    const found = checkEach(ownDocuments, (text) =>
      forbidden.flatMap((pattern) => text.match(pattern) ?? []),
    );
    expect(found).toEqual([]);
  });

  it("show code exactly as in the file they name", () => {
    const outdatedLines = checkEach(ownDocuments, (text) =>
      findQuotes(text)
        .filter(({ source, code }) => !packed(read(source)).includes(packed(code)))
        .map(({ source, code }) => `${source}: ${code}`),
    );
    expect(outdatedLines).toEqual([]);
  });
});

const npmScripts = Object.keys(
  (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts,
);
const listCommands = (file: string) =>
  [...read(file).matchAll(/^\| `npm (?:run )?([\w:-]+)` +\|/gm)].map(([, name = ""]) => name);

describe("the commands", () => {
  it("are at most eighteen", () => {
    expect(npmScripts.length).toBeLessThanOrEqual(18);
  });

  it("are all in CONTRIBUTING.md, and no other", () => {
    expect(listCommands("CONTRIBUTING.md").sort()).toEqual(npmScripts.toSorted());
  });

  it("exist wherever a document or a comment names one", () => {
    const files = [
      ...ownDocuments,
      ...find("{apps,packages,scripts,tools,e2e,deploy}/**/*.{ts,tsx,md,yaml,sh}"),
    ];
    const missing = checkEach(files, (text) =>
      [...text.matchAll(/\bnpm run ([a-z][\w:-]*)(?![\w:-]| -w)/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !npmScripts.includes(name)),
    );
    expect(missing).toEqual([]);
  });

  it("have every check in CONTRIBUTING.md", () => {
    const listed = [...read("CONTRIBUTING.md").matchAll(/^\| `([\w-]+)` +\|/gm)].map(
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual(["tests", ...checks.map(({ name }) => name)].sort());
  });
});

describe("README.md", () => {
  it("lists at most twelve commands, and only npm scripts", () => {
    const listed = listCommands("README.md");
    expect(listed.length).toBeLessThanOrEqual(12);
    expect(listed.filter((name) => !npmScripts.includes(name))).toEqual([]);
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
    expect(findMissingWords(read("docs/operations.md"), settings)).toEqual([]);
  });
});

describe("docs/decisions", () => {
  it.each([
    ["apps/api", "API"],
    ["apps/web", "Web"],
    ["tools/stripe-sandbox", "Stripe sandbox"],
    ["packages/tracing", "Tracing"],
  ])("gives a reason for every runtime dependency of %s", (workspace, heading) => {
    const names = Object.keys(readDependencies(`${workspace}/package.json`));
    const [, table = ""] = read("docs/decisions/018-runtime-dependencies.md").split(
      new RegExp(`^\\| ${heading} +\\| Why`, "m"),
    );
    const [reasons = ""] = table.split("\n\n");
    const thirdPartyNames = names.filter((name) => !name.startsWith("@boab/"));
    expect(findMissingWords(reasons, thirdPartyNames)).toEqual([]);
  });

  it("depend on exact versions", () => {
    const versions = find("{apps,packages,tools}/*/package.json").flatMap((file) =>
      Object.entries(readDependencies(file)),
    );
    const inexactVersions = versions.filter(
      ([name, version]) => !name.startsWith("@boab/") && !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(inexactVersions).toEqual([]);
  });

  it("are numbered without a gap and all listed", () => {
    const decisions = find("docs/decisions/[0-9]*.md").map((file) => file.split("/").at(-1) ?? "");
    const numbers = decisions.map((name) => Number(name.slice(0, 3)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const list = read("docs/decisions/README.md");
    expect(decisions.filter((name) => !list.includes(`(${name})`))).toEqual([]);
  });
});

const readDependencies = (file: string) =>
  (JSON.parse(read(file)) as { dependencies?: Record<string, string> }).dependencies ?? {};

/** Links and pictures that lead to files, not to other sites. */
function findLinks(markdown: string): string[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)];
  return links
    .map(([, link, source]) => link ?? source ?? "")
    .filter((link) => !/^\w+:/.test(link));
}

function hasTarget(file: string, link: string): boolean {
  const [path = "", heading] = link.split("#");
  const target = path === "" ? file : join(dirname(file), path);
  if (!existsSync(join(repositoryRoot, target))) return false;
  return heading === undefined || findHeadings(read(target)).includes(heading);
}

const findHeadings = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Code blocks that name their file: ```ts file=scripts/dev.ts */
function findQuotes(markdown: string): { source: string; code: string }[] {
  const blocks = markdown.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)\n```$/gm);
  return [...blocks].map(([, source = "", code = ""]) => ({ source, code }));
}
