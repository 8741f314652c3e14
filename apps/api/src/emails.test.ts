import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makeLogger } from "#platform/log/log.ts";
import { escapeHtml } from "#platform/mail/escape-html.ts";
import { useTestApp } from "#test/harness.ts";
import { buildApp } from "./app.ts";

const app = useTestApp();
const emails = () => app.services.emails;

const sources = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/*.test.ts"] }).map(
  (file) => ({ file, code: readFileSync(`${import.meta.dirname}/${file}`, "utf8") }),
);

describe("the emails", () => {
  test("every kind in the code has a preview", () => {
    const definedKinds = sources.flatMap(({ code }) =>
      Array.from(
        code.matchAll(/define\w*Email(?:<\w+>)?\(\{\s*(?:\.{3}\w+,\s*)?kind: "([\w-]+)"/g),
        ([, kind]) => kind,
      ),
    );
    const calls = sources.flatMap(
      ({ code }) => code.match(/(?:= defineEmail(?:<\w+>)?|: define\w+Email)\(/g) ?? [],
    );
    expect(calls.length).toBeGreaterThan(0);
    expect(definedKinds).toHaveLength(calls.length);
    expect(
      emails()
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(definedKinds.sort());
  });

  test("are all rendered in one place, so none is sent without a sample", () => {
    const renderingSources = sources.filter(({ code }) =>
      /renderEmail\(|<!doctype html>/.test(code),
    );
    expect(renderingSources.map(({ file }) => file).sort()).toEqual([
      "platform/mail/email.ts",
      "platform/mail/frame.ts",
      "platform/mail/layout.ts",
    ]);
  });

  test("have a subject, a text and an HTML part without gaps", () => {
    for (const { kind, when, preview } of emails()) {
      const { subject, text, html } = preview();
      expect(when, kind).not.toBe("");
      expect(subject.length, kind).toBeGreaterThan(5);
      expect(text.length, kind).toBeGreaterThan(100);
      expect(html, kind).toContain("</html>");
      expect(`${subject} ${text} ${html}`, kind).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});

describe("every email", () => {
  test("MAIL-08 says in its footer why the recipient gets it, in a sentence about them", () => {
    for (const { kind, audience, preview } of emails()) {
      const { reason, text, html } = preview();
      expect(audience.length, kind).toBeGreaterThan(0);
      expect(new Set(audience).size, kind).toBe(audience.length);
      expect(reason, kind).toMatch(/^[A-Z].+\.$/);
      expect(reason, kind).toMatch(/\byour?\b/i);
      expect(text.split("\n--\n")[1], kind).toContain(reason);
      expect(html, kind).toContain(escapeHtml(reason));
    }
  });

  test("has the brand mark, and one button with a link to one of our pages", () => {
    for (const { kind, preview } of emails()) {
      const { html, text } = preview();
      expect(html.match(/<img src="cid:brand-mark"/g), kind).toHaveLength(1);
      const links = Array.from(html.matchAll(/<a href="([^"]+)"[^>]*background:/g), ([, to]) => to);
      expect(links, kind).toHaveLength(1);
      const { origin, pathname } = new URL(links[0]?.replaceAll("&amp;", "&") ?? "");
      expect(origin, kind).toBe("https://boab.example");
      expect(pathname, kind).not.toBe("/");
      expect(text, kind).toContain(`https://boab.example${pathname}`);
    }
  });

  test("says how many of it one recipient gets in an hour", () => {
    for (const { kind, maxPerHour } of emails()) {
      expect(maxPerHour, kind).toBeGreaterThan(0);
      expect(maxPerHour, kind).toBeLessThanOrEqual(100);
    }
  });
});

describe("the preview of the emails", () => {
  test("is available in development and tests", async () => {
    const response = await app.call("GET", "/development/emails");
    expect(response.statusCode).toBe(200);
    const kinds = response.json().data.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(emails().map(({ kind }) => kind));
    // A browser cannot look into attachments.
    expect(response.json().data[0].html).toContain('<img src="data:image/png;base64,');
  });

  test("does not exist in production", async () => {
    // A separate project: closing this app must not close the other one's provider.
    const identity = { ...app.config.identity, projectId: "demo-production" };
    const config = { ...app.config, identity, isProduction: true };
    const { server } = await buildApp(config, makeLogger("silent", "http"));
    try {
      const response = await server.inject({ method: "GET", url: "/development/emails" });
      expect(response.statusCode).toBe(404);
    } finally {
      await server.close();
    }
  });
});
