import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { SignIn } from "../use-sign-in.ts";
import { RegisterView } from "./register-view.tsx";

const signIn: SignIn = {
  pendingMethod: null,
  problem: null,
  dismissProblem: () => {},
  prepare: () => {},
  logIn: async () => {},
  register: async () => {},
  continueWithGoogle: async () => {},
};

function view(initialPath: string, isKnownBrowser = false): string {
  const element = (
    <RegisterView signIn={signIn} isKnownBrowser={isKnownBrowser} resetResult={undefined} />
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [initialPath] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const isCurrent = (html: string, label: string) =>
  new RegExp(`<a[^>]*aria-current="page"[^>]*>${label}</a>`).test(html);
const fields = (html: string) =>
  Array.from(html.matchAll(/<input[^>]*name="(\w+)"/g), ([, name]) => name);

describe("AUTH-03 AUTH-04 state register", () => {
  test("shows the social sign-in, with a switch to email and password for both modes", () => {
    for (const [mode, names] of [
      ["login", ["email", "password"]],
      ["register", ["fullName", "email", "password", "confirmation"]],
    ] as const) {
      const html = view(`/register?mode=${mode}&next=%2Fdirectory`);
      expect(html).toMatch(/<button[^>]*>.*Continue with Google/s);
      expect(html).toContain('href="/register?mode=login&amp;next=%2Fdirectory"');
      expect(html).toContain('href="/register?mode=register&amp;next=%2Fdirectory"');
      expect(fields(html)).toEqual(names);
    }
  });

  test("offers Register first to a new browser, and Login to one that somebody signed in on", () => {
    expect(isCurrent(view("/register"), "Register")).toBe(true);
    expect(isCurrent(view("/register", true), "Login")).toBe(true);
    expect(isCurrent(view("/register?mode=register", true), "Register")).toBe(true);
    // Whoever was led here from a page most likely has an account.
    expect(isCurrent(view("/register?next=%2Fmy-account%2Forders"), "Login")).toBe(true);
  });
});
