import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runSubcommands, type Subcommands } from "./subcommands.ts";

const buildNodeCommand = (code: string) => [process.execPath, "-e", code, "--"];
const subcommands: Subcommands = {
  good: { does: "ends well", commands: [buildNodeCommand("process.exit(0)")] },
  bad: {
    does: "ends with seven",
    commands: [buildNodeCommand("process.exit(7)"), buildNodeCommand("process.exit(1)")],
  },
  checked: {
    does: "ends well when it is told to check",
    commands: [buildNodeCommand("process.exit(process.argv.includes('--check') ? 0 : 3)")],
  },
};

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, "error").mockImplementation((line: string) => printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

it("runs what is named and stops at the first that fails, with its exit code", () => {
  expect(runSubcommands("gen", subcommands, ["good"])).toBe(0);
  expect(runSubcommands("gen", subcommands, ["good", "bad"])).toBe(7);
});

it("passes options on", () => {
  expect(runSubcommands("gen", subcommands, ["checked"])).toBe(3);
  expect(runSubcommands("gen", subcommands, ["checked", "--check"])).toBe(0);
});

it("lists what there is when nothing, or something unknown, is named", () => {
  expect(runSubcommands("gen", subcommands, [])).toBe(1);
  expect(runSubcommands("gen", subcommands, ["toString"])).toBe(1);
  expect(printed[0]).toBe(
    "npm run gen <what>\n  good     ends well\n  bad      ends with seven\n  checked  ends well when it is told to check",
  );
  expect(printed[1]).toMatch(/^There is no "toString"\.\n/);
});
