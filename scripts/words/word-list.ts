export interface PrivateWord {
  word: string;
  /** The ordinary word, as the check prints it. */
  use: string;
  /** A name is flagged when one of its parts is one of these: `mostRows` has the parts `most` and `rows`. */
  parts?: readonly string[];
  /** Or when the whole name fits this. */
  pattern?: RegExp;
  /** Names that fit and mean what they say. */
  allowed?: RegExp;
  isForFunctionsOnly?: boolean;
  /** Only names of object literals are flagged. */
  isForObjectsOnly?: boolean;
  /** So many may stay. */
  allowedCount?: number;
}

const urlKinds = [
  "api",
  "article",
  "book",
  "call",
  "canonical",
  "embed",
  "image",
  "link",
  "listingPicture",
  "media",
  "openGraph",
  "page",
  "pages",
  "photo",
  "photos",
  "picture",
  "short",
  "video",
  "videoEmbed",
];

const allowedNames = [
  "followUp",
  "followLink",
  "followShortLink",
  "followRedirect",
  "followButton",
  "useFollow",
  "isFollow",
  "unfollow",
  "follow(store|business|creator|writer)s?$",
];

/** Words that only this project used, where the field has an ordinary one: a newcomer searches for the word they know. */
export const privateWords: readonly PrivateWord[] = [
  {
    word: "most",
    use: "max",
    parts: ["most", "atmost"],
    allowed: /^(almost|foremost|topmost|innermost|outermost|mostReviewed|mostRecent|mostViewed)/,
  },
  { word: "usual", use: "default", parts: ["usual"] },
  { word: "patience", use: "timeout, retry", parts: ["patience", "patient"] },
  { word: "flaw", use: "error, issue", parts: ["flaw", "flaws"] },
  {
    word: "forget",
    use: "erase (personal data), delete, clear, evict",
    parts: ["forget", "forgets", "forgotten"],
  },
  {
    word: "tell",
    use: "notify",
    parts: ["tell", "tells", "told", "telling"],
    allowed: /^tellMe/,
  },
  { word: "fact", use: "event, data, details", parts: ["fact", "facts"] },
  { word: "reaction", use: "subscriber", parts: ["reaction", "reactions"] },
  { word: "standing", use: "status, eligibility", parts: ["standing"] },
  {
    word: "follow",
    use: "sync, handle, resolve",
    parts: ["follow", "follows"],
    allowed: new RegExp(`^(${allowedNames.join("|")})`, "i"),
  },
  {
    word: "keep",
    use: "ttl, retain, save, cache, net (money)",
    parts: ["keep", "keeps", "kept"],
    allowed: /^(keepAlive|keepFocus|keepMine|keepTheirs|isKeepAlive)/i,
  },
  { word: "begun", use: "started, draft, prefix", parts: ["begun"] },
  { word: "wanted", use: "proposed, requested, target", parts: ["wanted"] },
  {
    word: "reread, rival, reckon",
    use: "say what it does",
    parts: ["reread", "doomed", "rival", "rivals", "unguarded", "reckon", "reckoned"],
  },
  {
    word: "address of a page",
    use: "url, path, href",
    pattern: new RegExp(`^(${urlKinds.join("|")})Address(es)?$|^addresses?Of$`),
  },
  {
    word: "…Of",
    use: "a verb: toTile, validate",
    pattern: /^[a-z]\w*[a-z]Of$/,
    isForFunctionsOnly: true,
    allowedCount: 60,
  },
  {
    word: "sentences",
    use: "a name that ends in Copy, in copy.ts",
    pattern: /(Texts|Notes|Phrases|Sentences)$/,
    isForObjectsOnly: true,
  },
];

/** Files of sentences that aren't called `copy.ts`. Search words are words, and a draft's copy on the device is no copy. */
export const isMisnamedCopy = (fileName: string): boolean =>
  /(-words|-phrases|-copy|(^|-)texts|(^|-)notes)(\.server)?\.ts$/.test(fileName) &&
  !/(search|community|find|first|item)-words|contexts|device-copy/.test(fileName);
