import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { readSource } from "./words/read-names.ts";
import { isMisnamedCopy, privateWords } from "./words/word-list.ts";

// `npm run check words` counts names that only this project uses, copy under another name, spreads of a literal, and
// states that are read out of a mark in a text; `node scripts/words.ts most` lists the names of one word with a file of each. Nothing may be left.

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 10 ** 8 });
const sources = tracked
  .split("\n")
  .filter((file) => /\.(tsx?|mts)$/.test(file) && existsSync(file))
  .filter((file) => !/\.generated\.|\.d\.ts$|contract\/contract/.test(file));

/** A file of every name, by word. */
const fileByNameByWord = new Map(privateWords.map(({ word }) => [word, new Map<string, string>()]));
const spreadPlaces: string[] = [];
const markReadPlaces: string[] = [];
for (const file of sources) {
  const { names, spreadLines, markLines } = readSource(file, readFileSync(file, "utf8"));
  for (const { word, name } of names) fileByNameByWord.get(word)?.set(name, file);
  for (const line of spreadLines) spreadPlaces.push(`${file}:${line}`);
  // A test may look for the mark that a page draws, and this check for marks.
  if (!/\.test\.|^scripts\/words\//.test(file))
    for (const line of markLines) markReadPlaces.push(`${file}:${line}`);
}

const [listed] = process.argv.slice(2);
for (const [name, file] of fileByNameByWord.get(listed ?? "") ?? [])
  console.log(`${name.padEnd(32)} ${file}`);

let unallowedCount = 0;
for (const { word, use, allowedCount = 0 } of privateWords) {
  const count = Math.max(0, (fileByNameByWord.get(word)?.size ?? 0) - allowedCount);
  unallowedCount += count;
  if (count > 0) console.log(`${String(count).padStart(5)} names with "${word}": use ${use}`);
}
const misnamedFiles = sources.filter((file) => isMisnamedCopy(basename(file)));
for (const file of misnamedFiles) console.log(`      ${file}: call it copy.ts`);
for (const place of spreadPlaces)
  console.log(`      ${place}: write the fields instead of a spread`);
for (const place of markReadPlaces)
  console.log(`      ${place}: read the tone instead of the mark`);
const count = unallowedCount + misnamedFiles.length;
console.log(
  `${count} names and files, ${spreadPlaces.length} spreads, ${markReadPlaces.length} marks as state`,
);
process.exitCode = count + spreadPlaces.length + markReadPlaces.length > 0 ? 1 : 0;
