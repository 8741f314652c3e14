import { inflateSync } from "node:zlib";
import type { Refusal } from "./refusal.rules.ts";

/** An object stream of a résumé unpacks to a few kilobytes; more than this in all is refused unread. */
const maxUnpackedBytes = 20 * 1024 * 1024;
const maxStreams = 5_000;

/** These names run a program, open a file inside the PDF, or send data away. */
const activeContentNames = new Set([
  "EmbeddedFile",
  "EmbeddedFiles",
  "ImportData",
  "JS",
  "JavaScript",
  "Launch",
  "RichMedia",
  "SubmitForm",
  "XFA",
]);

/** The actions of these keys run without a click. */
const automaticActionKeys = new Set(["AA", "OpenAction"]);
/** A document has a handful of them; each is searched for some distance. */
const maxAutomaticActions = 1_000;

interface PdfObject {
  names: Set<string>;
  /** The numbers of the objects that an automatic action refers to. */
  actions: string[];
  /**
   * Returns why a PDF is refused for what it would do when it is opened, or undefined. Its cross-reference table is
   * ignored: everything that looks like an object is judged as one.
   */
  next: string[];
}

/**
 * Why a PDF is refused for what it would do when it is opened, or undefined. Its objects are read without
 * the table that says where they are: whatever looks like an object is judged as one.
 */
export function judgePdf(bytes: Buffer): Refusal | undefined {
  const text = bytes.toString("latin1");
  const objects = new Map<string, PdfObject>();
  const packedStreams: PdfStream[] = [];
  const textWithoutStreams = extractStreams(text, packedStreams);
  if (packedStreams.length > maxStreams) return "packedTooTightly";
  for (const [number, content] of splitObjects(textWithoutStreams))
    addObject(objects, number, content);
  const isEncrypted = [...objects.values()].some(({ names }) => names.has("Encrypt"));
  let remainingLength = maxUnpackedBytes;
  for (const { dictionary, body } of packedStreams) {
    // Encrypted object streams can't be read without the password.
    for (const [number, content] of splitObjects(body, false)) addObject(objects, number, content);
    const streamObject = readObject(dictionary);
    if (!streamObject.names.has("ObjStm")) continue;
    // What is in them can't be read without the password.
    if (isEncrypted) return "locked";
    const unpackedText = unpackStream(streamObject, body, remainingLength);
    if (unpackedText === undefined) return "broken";
    remainingLength -= unpackedText.length;
    for (const [number, content] of splitObjectStream(unpackedText, dictionary))
      addObject(objects, number, content);
  }
  return hasActiveContent(objects) ? "activeContent" : undefined;
}

function hasActiveContent(objects: Map<string, PdfObject>): boolean {
  const pendingTargets: string[] = [];
  for (const { names, actions } of objects.values()) {
    for (const name of names) if (activeContentNames.has(name)) return true;
    pendingTargets.push(...actions);
  }
  if (pendingTargets.length > maxAutomaticActions) return true;
  // A link in the text has to be pressed; one that is opened with the page doesn't. An action may lead on to others.
  const seen = new Set<string>();
  for (let target = pendingTargets.pop(); target !== undefined; target = pendingTargets.pop()) {
    const action = objects.get(target);
    if (target === "here" || action?.names.has("URI")) return true;
    if (!action || seen.has(target)) continue;
    seen.add(target);
    pendingTargets.push(...action.next);
  }
  return false;
}

/** The same number twice is a newer version of an object, or a trick: both are judged. */
function addObject(objects: Map<string, PdfObject>, number: string, content: string): void {
  const read = readObject(content);
  const known = objects.get(number);
  if (!known) objects.set(number, read);
  else {
    for (const name of read.names) known.names.add(name);
    known.actions.push(...read.actions);
    known.next.push(...read.next);
  }
}

interface PdfStream {
  dictionary: string;
  body: string;
}

/** The text without what lies between `stream` and `endstream`, which is handed out with the dictionary before it. */
function extractStreams(text: string, packedStreams: PdfStream[]): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf("stream", from);
    if (start < 0) break;
    const end = text.indexOf("endstream", start + 6);
    if (end < 0) break;
    const before = text.slice(from, start);
    parts.push(before, " ");
    // A dictionary is short; an object begins at the last `obj` before it.
    const dictionary = before.slice(before.lastIndexOf("obj") + 3);
    packedStreams.push({ dictionary, body: text.slice(start + 6, end).replace(/^\r?\n/, "") });
    from = end + 9;
    if (packedStreams.length > maxStreams) break;
  }
  parts.push(text.slice(from));
  return parts.join("");
}

/** Each from its own beginning: an open bracket between two objects can't hide the second. */
function* splitObjects(
  text: string,
  includesStart = true,
): Generator<[number: string, content: string]> {
  const header = /(\d{1,10})[\s\0]{1,20}\d{1,5}[\s\0]{1,20}obj|trailer/g;
  let open: { number: string; at: number } | undefined = includesStart
    ? { number: "", at: 0 }
    : undefined;
  for (const match of text.matchAll(header)) {
    if (open) yield [open.number, text.slice(open.at, match.index)];
    open = { number: match[1] ?? "", at: match.index + match[0].length };
  }
  if (open) yield [open.number, text.slice(open.at)];
}

/** The objects of an object stream: pairs of number and place, then the objects. */
function* splitObjectStream(
  text: string,
  dictionary: string,
): Generator<[number: string, content: string]> {
  const first = Number(/\/First[\s\0]{1,20}(\d{1,9})/.exec(dictionary)?.[1] ?? 0);
  const numbers = text
    .slice(0, first)
    .split(/[\s\0]+/)
    .filter(Boolean);
  const places = numbers.flatMap((number, index) =>
    index % 2 === 0 ? [{ number, at: first + Number(numbers[index + 1]) }] : [],
  );
  const sortedPlaces = places
    .filter(({ at }) => Number.isInteger(at))
    .toSorted((a, b) => a.at - b.at);
  for (const [index, { number, at }] of sortedPlaces.entries())
    yield [number, text.slice(at, sortedPlaces[index + 1]?.at)];
  // A reader that takes the list for something else reads the whole.
  yield ["", text];
}

/** Undefined for a stream that no ordinary program writes, one that is broken, and one that is too large. */
function unpackStream({ names }: PdfObject, body: string, maxLength: number): string | undefined {
  if (!names.has("Filter")) return body.length <= maxLength ? body : undefined;
  const isDeflated = names.has("FlateDecode") || names.has("Fl");
  const unusualFilters = [
    "DecodeParms",
    "DP",
    "LZWDecode",
    "ASCIIHexDecode",
    "ASCII85Decode",
    "Crypt",
  ];
  if (!isDeflated || unusualFilters.some((name) => names.has(name)) || maxLength <= 0)
    return undefined;
  try {
    return inflateSync(Buffer.from(body, "latin1"), { maxOutputLength: maxLength }).toString(
      "latin1",
    );
  } catch {
    return undefined;
  }
}

/** Each is searched for its end once; a file of nothing else would take for ever. */
const maxUnclosedTexts = 20;

const isSpace = (character: string) => character <= " ";
const delimiters = new Set("()<>[]{}/%");

interface PdfName {
  name: string;
  end: number;
}

/** The names in an object, read as a PDF is: not those in texts and comments, and with `#4a` for `J`. */
function* listNames(content: string): Generator<PdfName> {
  const lastBracket = content.lastIndexOf(">");
  let at = 0;
  let unclosedCount = 0;
  while (at < content.length) {
    const character = content.charAt(at);
    if (character === "%") at = findLineEnd(content, at);
    else if (character === "(" && unclosedCount < maxUnclosedTexts) {
      const end = findTextEnd(content, at);
      // Never closed: then it was no text, and what follows counts.
      if (end === undefined) unclosedCount++;
      at = end ?? at + 1;
    } else if (character === "<" && content[at + 1] === "<") at += 2;
    else if (character === "<" && at < lastBracket) at = content.indexOf(">", at) + 1;
    else if (character === "/") {
      const end = findWordEnd(content, at + 1);
      const name = content
        .slice(at + 1, end)
        .replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      yield { name, end };
      at = end;
    } else at++;
  }
}

function readObject(content: string): PdfObject {
  const names = new Set<string>();
  const actions: string[] = [];
  const next: string[] = [];
  for (const { name, end } of listNames(content)) {
    names.add(name);
    if (name === "Next") next.push(...readReference(content, end));
    // More of them than a document has are refused, and not searched.
    if (automaticActionKeys.has(name) && actions.length <= maxAutomaticActions)
      actions.push(...readActionTargets(content, end));
  }
  return { names, actions, next };
}

/** The number of the object that is referred to here, if one is. */
function readReference(content: string, at: number): string[] {
  const [, number] =
    /^[\s\0]{0,20}(\d{1,10})\s{1,20}\d{1,5}\s{1,20}R/.exec(content.slice(at, at + 80)) ?? [];
  return number ? [number] : [];
}

/** An automatic action is another object, a dictionary of them, one that is written out here, or a place in the document. */
function readActionTargets(content: string, at: number): string[] {
  const reference = readReference(content, at);
  if (reference.length > 0) return reference;
  const text = content.slice(at, at + 2_000).trimStart();
  if (!text.startsWith("<<")) return [];
  const dictionary = text.slice(0, findDictionaryEnd(text));
  const targets: string[] = [];
  for (const { name, end } of listNames(dictionary)) {
    if (name === "URI") return ["here"];
    // A destination is a page, and the links on it wait to be pressed.
    if (name !== "D") targets.push(...readReference(dictionary, end));
  }
  return targets;
}

/** Where the dictionary ends that the text begins with; all of the text where it isn't closed. */
function findDictionaryEnd(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const pair = text.slice(at, at + 2);
    if (text[at] === "%") at = findLineEnd(text, at);
    else if (text[at] === "(") at = (findTextEnd(text, at) ?? at + 1) - 1;
    else if (pair === "<<" || pair === ">>") {
      depth += pair === "<<" ? 1 : -1;
      at++;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function findWordEnd(content: string, from: number): number {
  let at = from;
  while (at < content.length) {
    const character = content.charAt(at);
    if (isSpace(character) || delimiters.has(character)) break;
    at++;
  }
  return at;
}

function findLineEnd(content: string, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== "\n" && content[at] !== "\r") at++;
  return at;
}

function findTextEnd(content: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < content.length; at++) {
    const character = content[at];
    if (character === "\\") at++;
    else if (character === "(") depth++;
    else if (character === ")" && --depth === 0) return at + 1;
  }
  return undefined;
}
