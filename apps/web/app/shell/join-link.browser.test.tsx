import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toSessionView } from "#lib/session/session-store.ts";
import { member } from "#test/profiles.ts";
import { JoinLink } from "./join-link.tsx";

const Site = createRoutesStub([{ path: "*", Component: () => <JoinLink>Join</JoinLink> }]);

test("SHELL-32 a visitor's Join link leads to registration, a member's to the directory", async () => {
  sessionStore.set(toSessionView(null));
  await render(<Site />);
  const link = page.getByRole("link", { name: "Join" });
  await expect.element(link).toHaveAttribute("href", "/register");
  sessionStore.set(toSessionView(member));
  await expect.element(link).toHaveAttribute("href", "/directory");
});
