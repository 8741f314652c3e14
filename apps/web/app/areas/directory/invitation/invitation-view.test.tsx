import { editorInvitationCopy, memberRightCopy } from "@boab/contracts/directory/copy";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { InvitationView } from "./invitation-view.tsx";

const from = "/directory/invitation?link=abc";
const invitation = {
  inviterName: "Adaeze Obi",
  businessName: "Mama’s Kitchen",
  rights: ["all_calendars" as const],
  expiresAt: "2026-11-22T01:00:00.000Z",
};

function view(changes: Partial<Parameters<typeof InvitationView>[0]>): string {
  const props = { invitation, problem: null, from, email: null, result: undefined };
  const element = <InvitationView {...props} {...changes} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("an invitation", () => {
  test.each([
    ["a visitor", null],
    ["a member", "kofi@people.example"],
  ])("names the person and the business to %s", (_who, email) => {
    const html = view({ email });
    expect(html).toContain("Help manage Mama’s Kitchen");
    expect(html).toContain('<b class="text-ink">Adaeze Obi</b> invited you');
    expect(html).toContain("22 Nov 2026");
    expect(html).toContain(memberRightCopy.all_calendars);
    expect(html).not.toContain(memberRightCopy.page);
  });

  test("leads a visitor to log in or register, and back", () => {
    const html = view({});
    const next = encodeURIComponent(from);
    expect(html).toContain(`href="/register?mode=login&amp;next=${next}"`);
    expect(html).toContain(`href="/register?mode=register&amp;next=${next}"`);
    expect(html).not.toContain("Accept invitation");
  });

  test("is accepted by a member, who sees which account that is", () => {
    const html = view({ email: "kofi@people.example" });
    expect(html).toContain("kofi@people.example");
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Accept invitation/s);
  });

  test("that no longer works says why, and offers nothing to accept", () => {
    const html = view({
      invitation: null,
      problem: editorInvitationCopy.inviterLeft,
      email: "k@p.example",
    });
    expect(html).toContain(editorInvitationCopy.inviterLeft);
    expect(html).not.toContain("Accept invitation");
  });
});
