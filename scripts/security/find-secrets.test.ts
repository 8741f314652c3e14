import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../lib/paths.ts";
import { computeBitsPerCharacter, findSecrets } from "./find-secrets.ts";

const random = "q8Zt3LxV0bRw7KpN5mYc2HdJ9sFg4TuA6eQi";

/** Put together here, or the scan would find them in this file. */
const planted: [kind: string, text: string][] = [
  ["private key", `-----BEGIN ${"RSA"} PRIVATE KEY-----`],
  ["private key", `-----BEGIN ${"OPENSSH"} PRIVATE KEY-----`],
  ["Stripe key", `STRIPE_SECRET_KEY=sk_live_${random}`],
  ["Stripe key", `key: "rk_live_${random}"`],
  ["Stripe test key", `sk_test_${random}`],
  ["Stripe webhook secret", `whsec_${random}`],
  ["AWS key", `id = ${"AKIA"}Z7QX4MPL2WNB8KTR`],
  ["Google API key", `AIza${random.slice(0, 35)}`],
  ["Google service account", `"private_key_id": "${random}"`],
  ["GitHub token", `ghp_${random}`],
  ["npm token", `//host/:_authToken=npm_${random}`],
  ["Slack token", `xoxb-${random}`],
  ["SendGrid key", `SG.${random.slice(0, 22)}.${random}`],
  ["signed token", `eyJ${random}.eyJ${random}.${random}`],
  ["password in a URL", `postgres://boab:${random.slice(0, 14)}@db.example/boab`],
  ["secret value", `S3_SECRET_KEY=${random}`],
  ["secret value", `const apiKey = "${random}";`],
  ["secret value", `"accessToken": "${random}"`],
];

describe("a planted key", () => {
  it.each(planted)("(%s) is found with its line, and not printed whole", (kind, text) => {
    const [secret, ...others] = findSecrets(`first line\n${text}\nlast line`);
    expect(others).toEqual([]);
    expect(secret).toMatchObject({ line: 2, kind });
    expect(secret?.shown).not.toContain(random);
  });
});

it.each([
  "STRIPE_SECRET_KEY=sk_test_boab",
  "DATABASE_URL=postgres://boab_app@127.0.0.1:5432/boab",
  "DATABASE_URL=postgres://user:password@host/boab",
  "const token = await makeToken();",
  'readonly secretKey: "the key that may read, write and delete in the bucket"',
  "token: LinkToken, action: z.enum(customerActions)",
  "password: Boab-demo-2026",
])("%s is none", (text) => {
  expect(findSecrets(text)).toEqual([]);
});

it("random text has more bits a character than words", () => {
  expect(computeBitsPerCharacter("aaaaaaaa")).toBe(0);
  expect(computeBitsPerCharacter("abababab")).toBe(1);
  expect(computeBitsPerCharacter(random)).toBeGreaterThan(4.5);
});

describe("the scan of a clone", () => {
  const scan = (folder: string) =>
    spawnSync(process.execPath, [join(repositoryRoot, "scripts/secrets.ts"), folder], {
      encoding: "utf8",
    });

  function makeClone(files: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), "boab-secrets-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    execFileSync("git", ["init", "--quiet"], { cwd: folder });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    execFileSync("git", ["add", "--all"], { cwd: folder });
    return folder;
  }

  it("fails on a key in a tracked file, and names the place", () => {
    const { status, stderr } = scan(
      makeClone({ "ok.ts": "export {};", "deploy.env": `A=1\nSTRIPE=sk_live_${random}\n` }),
    );
    expect(status).toBe(1);
    expect(stderr).toContain("deploy.env:2: Stripe key");
    expect(stderr).not.toContain(random);
  });

  it("passes without one", () => {
    expect(scan(makeClone({ "ok.ts": "export {};" }))).toMatchObject({ status: 0 });
  });
});
