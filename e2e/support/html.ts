import { type APIResponse, expect } from "@playwright/test";

/** The HTML of a response, for tests that need no browser. */
export async function readHtml(response: APIResponse): Promise<string> {
  expect(response.status(), response.url()).toBe(200);
  return response.text();
}

const toText = (html: string): string => html.replace(/<!--.*?-->|<[^>]+>/gs, "").trim();

/** The text of every h1. */
export const extractTitles = (html: string): string[] =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inside = ""]) => toText(inside));

/** The value of an attribute in the first tag that contains a string: `extractAttribute(html, "href", 'rel="canonical"')`. */
export function extractAttribute(html: string, name: string, mark: string): string | undefined {
  const tag = html.match(/<[^>]+>/g)?.find((candidate) => candidate.includes(mark));
  return tag && new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}
