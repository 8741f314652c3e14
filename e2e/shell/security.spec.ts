import { expect, test } from "../support/test.ts";

const expectedHeaders = {
  "content-security-policy": /default-src|frame-ancestors/,
  "strict-transport-security": /max-age=\d{8}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /./,
  "cross-origin-resource-policy": /same-/,
};

const kinds = [
  ["a page", "/", 200],
  ["a page's data", "/_root.data", undefined],
  ["a redirect", "/no-such-page-at-all", 302],
  ["a guarded page", "/admin", 302],
  ["a static file", "/favicon.svg", 200],
  ["a missing file", "/assets/missing.js", undefined],
  ["the API", "/api/session", 200],
  ["an API refusal", "/api/user/get-all-users", 401],
  ["an unknown API path", "/api/nothing-here", 404],
] as const;

for (const [kind, path, status] of kinds) {
  test(`security headers are complete on ${kind}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    if (status) expect(response.status()).toBe(status);
    for (const [name, pattern] of Object.entries(expectedHeaders))
      expect(response.headers()[name], name).toMatch(pattern);
    expect(response.headers()["x-powered-by"]).toBeUndefined();
  });
}

test("1,000 pages carry 1,000 different nonces and no inline script without one", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const nonces = new Set<string>();
  for (let batch = 0; batch < 50; batch++) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => request.get("/contact-us")),
    );
    for (const response of responses) {
      const policy = response.headers()["content-security-policy"] ?? "";
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
      expect(nonce.length).toBeGreaterThanOrEqual(16);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      nonces.add(nonce);
      if (batch === 0) {
        const html = await response.text();
        const scripts = html.match(/<script[^>]*>/g) ?? [];
        for (const script of scripts)
          if (!script.includes("application/ld+json")) expect(script).toContain(`nonce="${nonce}"`);
      }
    }
  }
  expect(nonces.size).toBe(1_000);
});

test("the session cookie is Host-bound, HttpOnly, Secure and SameSite", async ({ page, logIn }) => {
  await logIn("member");
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith("__Host-"));
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
});

test("a form sent from another site is refused", async ({ request }) => {
  for (const path of ["/contact-us", "/newsletter/subscribe", "/sign-out", "/register"]) {
    const response = await request.post(path, {
      form: { name: "x", email: "a@b.co", message: "x" },
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      maxRedirects: 0,
    });
    expect([400, 403], path).toContain(response.status());
  }
});

test("pages run under the content security policy without a violation", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  for (const path of ["/", "/register", "/contact-us", "/fees"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(violations).toEqual([]);
});
