import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkCommits } from "./check-commits.ts";

const folder = mkdtempSync(join(tmpdir(), "boab-commits-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: "A",
      GIT_AUTHOR_EMAIL: "a@boab.example",
      GIT_COMMITTER_NAME: "A",
      GIT_COMMITTER_EMAIL: "a@boab.example",
    },
  }).trim();
git("init", "--quiet");

/** Adds a commit and returns its hash. */
function commit(message: string): string {
  git("commit", "--quiet", "--allow-empty", "--no-verify", "-m", message);
  return git("rev-parse", "HEAD");
}
/** What is said about one message, after a commit that was made before the check. */
function checkMessage(message: string) {
  const recorded = commit("x");
  commit(message);
  return checkCommits(folder, recorded);
}

describe("the form of commit messages", () => {
  it.each([
    "bookings: refuse a second request for one slot",
    "web-server: embed the fonts",
    "drills, bench: pass the slot on\n\nTwo of them used one port.",
  ])("accepts %j", (message) => {
    expect(checkMessage(message)).toMatchObject({ isGood: true });
  });

  it.each([
    ["refuse a second request", "type may not be empty"],
    ["bookings: refused a second request", 'not "refused"'],
    ["bookings: refusing a second request", 'not "refusing"'],
    ["bookings: refuses a second request", 'not "refuses"'],
    ["bookings: refuse a second request.", "full stop"],
    [`bookings: refuse ${"a very ".repeat(10)}long request`, "72 characters"],
    ["bookings: refuse a second request\nbecause", "blank line"],
  ])("refuses %j", (message, why) => {
    const { isGood, printed } = checkMessage(message);
    expect(isGood).toBe(false);
    expect(printed).toContain(why);
  });
});

describe("the range", () => {
  it("is every commit after the recorded one, and none before it", () => {
    commit("Before the check");
    const recorded = commit("x");
    commit("docs: name the check");
    expect(checkCommits(folder, recorded)).toMatchObject({ isGood: true });
    commit("No area");
    commit("docs: name it again");
    expect(checkCommits(folder, recorded)).toMatchObject({ isGood: false });
  });

  it("is the newest commit where the recorded one is missing, as in a shallow clone", () => {
    commit("No area");
    commit("docs: name the check");
    const shallowClone = `${folder}-shallow`;
    git("clone", "--quiet", "--depth", "1", `file://${folder}`, shallowClone);
    expect(checkCommits(shallowClone, "0".repeat(40))).toMatchObject({ isGood: true });
    rmSync(shallowClone, { recursive: true });
    commit("No area");
    expect(checkCommits(folder, "0".repeat(40))).toMatchObject({ isGood: false });
  });

  it("is nothing where there is no history", () => {
    const empty = mkdtempSync(join(tmpdir(), "boab-commits-"));
    expect(checkCommits(empty, "0".repeat(40)).printed).toBe(
      "NOT CHECKED: there is no history here",
    );
    rmSync(empty, { recursive: true });
  });
});
