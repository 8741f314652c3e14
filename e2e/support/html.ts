import { type APIResponse, expect } from "@playwright/test";

/** The HTML of a response, for tests that need no browser. */
export async function htmlOf(response: APIResponse): Promise<string> {
  expect(response.status(), response.url()).toBe(200);
  return response.text();
}

const textOf = (html: string): string => html.replace(/<!--.*?-->|<[^>]+>/gs, "").trim();

/** The text of every h1. */
export const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inside = ""]) => textOf(inside));

/** The value of an attribute in the first tag that contains a string: `attributeIn(html, "href", 'rel="canonical"')`. */
export function attributeIn(html: string, name: string, mark: string): string | undefined {
  const tag = html.match(/<[^>]+>/g)?.find((candidate) => candidate.includes(mark));
  return tag && new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}
