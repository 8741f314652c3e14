export interface FoundSecret {
  line: number;
  kind: string;
  /** Enough to find it, too little to use it. */
  shown: string;
}

interface Kind {
  kind: string;
  pattern: RegExp;
  /** Where the form alone says too little: this many bits a character, as random text has. */
  minBitsPerCharacter?: number;
}

/** The forms that keys are given out in, and then whatever is called a secret and looks random. */
const kinds: Kind[] = [
  { kind: "private key", pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----()/ },
  { kind: "Stripe key", pattern: /\b((?:sk|rk)_live_\w{16,})/ },
  { kind: "Stripe test key", pattern: /\b((?:sk|rk)_test_\w{24,})/, minBitsPerCharacter: 4 },
  { kind: "Stripe webhook secret", pattern: /\b(whsec_\w{24,})/, minBitsPerCharacter: 4 },
  { kind: "AWS key", pattern: /\b((?:AKIA|ASIA)[0-9A-Z]{16})\b/ },
  { kind: "Google API key", pattern: /\b(AIza[\w-]{35})/ },
  { kind: "Google service account", pattern: /"private_key_id"\s*:\s*"(\w{20,})"/ },
  { kind: "GitHub token", pattern: /\b((?:gh[pousr]_|github_pat_)\w{36,})/ },
  { kind: "npm token", pattern: /\b(npm_\w{36})\b/ },
  { kind: "Slack token", pattern: /\b(xox[abprs]-[\w-]{10,})/ },
  { kind: "SendGrid key", pattern: /\b(SG\.[\w-]{16,}\.[\w-]{16,})/ },
  { kind: "signed token", pattern: /\b(eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,})/ },
  {
    kind: "password in a URL",
    pattern: /\b[a-z][a-z+]{2,}:\/\/[\w.-]+:([^\s:/@"'`]{8,})@/,
    minBitsPerCharacter: 3,
  },
  {
    kind: "secret value",
    pattern:
      /(?:secret|token|passw(?:or)?d|api_?key|private_?key|access_?key)\w*["']?\s*[:=]\s*["'`]?([\w+/=-]{20,})/i,
    minBitsPerCharacter: 4,
  },
];

/** Everything in a text that looks like a key somebody was given. */
export function findSecrets(text: string): FoundSecret[] {
  return text.split("\n").flatMap((content, index) => {
    // A minified line is no place where somebody types a key, and would take long.
    if (content.length > 4_000) return [];
    const found = kinds.find((kind) => matches(kind, content));
    return found
      ? [{ line: index + 1, kind: found.kind, shown: `${content.trim().slice(0, 24)}…` }]
      : [];
  });
}

function matches({ pattern, minBitsPerCharacter: entropy }: Kind, content: string): boolean {
  const match = pattern.exec(content);
  if (!match) return false;
  const value = match[1] ?? "";
  return entropy === undefined || (computeBitsPerCharacter(value) >= entropy && /\d/.test(value));
}

/** Shannon's entropy: 0 for one repeated letter, about 4.5 for 32 random letters and digits. */
export function computeBitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  return shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}
