import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { subscribeBody } from "#areas/outreach/subscribe-body.ts";
import type { FormResult } from "#lib/api/form.ts";
import * as confirm from "./confirm.tsx";
import { TokenPanel } from "./token-panel.tsx";
import * as unsubscribe from "./unsubscribe.tsx";

afterEach(() => vi.unstubAllGlobals());

const token = "abcdefghijklmnopqrstuvwx";
const refused = (code: "not_found" | "not_available"): FormResult => ({
  ok: false,
  code,
  error: "Refused.",
  fields: {},
  values: {},
});

let given: { token: string | null; firstResult: FormResult | undefined };
const Subject = () => (
  <TokenPanel
    {...given}
    question="Stop?"
    button="Unsubscribe"
    pendingLabel="Stopping"
    done="Done."
    expired={{ text: "Expired.", label: "Again", to: "/newsletter/subscribe" }}
  />
);
const Stub = createRoutesStub([{ path: "/", Component: Subject }]);

function render(token: string | null, result?: FormResult) {
  given = { token, firstResult: result };
  return renderToStaticMarkup(<Stub />);
}

describe("newsletter", () => {
  it("X-46 opening an emailed link changes nothing", () => {
    const call = vi.fn();
    vi.stubGlobal("fetch", call);
    for (const page of [confirm, unsubscribe]) {
      const request = new Request(`http://localhost:3000/newsletter?token=${token}`);
      const args = { request, params: {}, context: {} } as never;
      expect(page.loader(args)).toEqual({ token });
    }
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ["/newsletter/confirmations", confirm],
    ["/newsletter/unsubscriptions", unsubscribe],
  ])("X-46 pressing the button posts the token to %s", async (path, page) => {
    const call = vi.fn(async (_address: URL, _init: RequestInit) => Response.json({ message: "" }));
    vi.stubGlobal("fetch", call);
    const body = new URLSearchParams({ token });
    const request = new Request("http://localhost:3000/newsletter", { method: "POST", body });
    const result = await page.action({ request, params: {}, context: {} } as never);
    expect(result.data.ok).toBe(true);
    expect(call.mock.calls[0]?.[0].pathname).toBe(path);
    expect(JSON.parse(String(call.mock.calls[0]?.[1].body))).toEqual({ token });
  });

  it("X-46 the page is one question and one button that posts", () => {
    const html = render(token);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('method="post"');
    expect(html).toContain(`value="${token}"`);
  });

  it("X-46 a missing, spent or unknown link says what to do next", () => {
    for (const html of [render(null), render(token, refused("not_found"))]) {
      expect(html).toContain("Expired.");
      expect(html).toContain('href="/newsletter/subscribe"');
    }
  });

  it("X-30 a temporary failure keeps the button", () => {
    const html = render(token, refused("not_available"));
    expect(html).toContain("Refused.");
    expect(html).toContain("Unsubscribe");
  });

  it("a page with a token in its URL is not cached and sends no referrer to other sites", () => {
    expect(confirm.headers()).toEqual({
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "same-origin",
    });
  });

  it("SHELL-31 sends name and email, and the name only when there is one", () => {
    expect(subscribeBody({ email: " a@b.co " })).toEqual({ email: "a@b.co" });
    expect(subscribeBody({ name: "Ọlá", email: "a@b.co" })).toEqual({
      name: "Ọlá",
      email: "a@b.co",
    });
    expect(newsletterTexts.consent).toContain("Unsubscribe any time");
  });
});
