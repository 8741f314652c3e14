import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { subscribe } from "@boab/contracts/outreach/newsletter";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FormResult } from "#lib/api/form.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { runInRequestScope } from "#lib/http/request-scope.server.ts";
import * as confirm from "./confirm.tsx";
import * as openingConfirm from "./opening-confirm.tsx";
import * as reviewEmails from "./review-emails.tsx";
import { TokenPanel } from "./token-panel.tsx";
import * as unsubscribe from "./unsubscribe.tsx";
import * as unsubscribeTopic from "./unsubscribe-topic.tsx";

afterEach(() => vi.unstubAllGlobals());

const token = "abcdefghijklmnopqrstuvwx";
const refused = (code: "not_found" | "not_available"): FormResult => ({
  ok: false,
  code,
  error: "Refused.",
  fields: {},
  values: {},
});

let given: { hasLink: boolean; firstResult: FormResult | undefined };
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

function render(hasLink: boolean, result?: FormResult) {
  given = { hasLink, firstResult: result };
  return renderToStaticMarkup(<Stub />);
}

/** What the loader answers with: a redirect and its cookie, or the page's data. */
function open(page: Pick<typeof confirm, "loader">, pageUrl: string, cookie = "") {
  const url = new URL(pageUrl);
  const request = new Request(url, { headers: { cookie } });
  return runInRequestScope(request, ({ cookies }) => {
    try {
      const data = page.loader({ request, url });
      return { data, cookies };
    } catch (response) {
      return { response: response as Response, cookies };
    }
  });
}

describe("newsletter", () => {
  const pages = [
    ["/newsletter/confirm", confirm, "/newsletter/confirmations"],
    ["/newsletter/unsubscribe", unsubscribe, "/newsletter/unsubscriptions"],
    ["/emails/unsubscribe", unsubscribeTopic, "/emails/unsubscriptions"],
    ["/opening/confirm", openingConfirm, "/launch-reminders/confirmations"],
    ["/directory/review-emails", reviewEmails, "/dir-review/invitations/stop"],
  ] as const;

  it.each(pages)(
    "X-46 X-105 opening %s changes nothing, and its token leaves the address",
    (path, page) => {
      const call = vi.fn();
      vi.stubGlobal("fetch", call);
      const { response, cookies } = open(page, `http://localhost:3000${path}?token=${token}`);
      expect(response?.status).toBe(302);
      const location = response?.headers.get("location") ?? "";
      expect(location).toMatch(new RegExp(`^${path}\\?link=[0-9a-f]{12}$`));
      expect(response?.headers.get("referrer-policy")).toBe("no-referrer");
      const [cookie = ""] = cookies;
      expect(cookie).toContain(
        `=${token}; Path=/${path.split("/")[1]}; Max-Age=7200; SameSite=Lax; HttpOnly`,
      );
      const opened = open(page, `http://localhost:3000${location}`, cookie.split(";")[0]);
      expect(opened.data).toEqual({ hasLink: true });
      // The cookie of one link opens no other.
      expect(
        open(page, `http://localhost:3000${path}?link=0123456789ab`, cookie.split(";")[0]).data,
      ).toEqual({ hasLink: false });
      expect(call).not.toHaveBeenCalled();
    },
  );

  it.each(pages)(
    "X-46 pressing the button of %s posts the token of the cookie",
    async (path, page, calls) => {
      const call = vi.fn(async (_address: URL, _init: RequestInit) =>
        Response.json({ message: "" }),
      );
      vi.stubGlobal("fetch", call);
      const url = new URL(`http://localhost:3000${path}?link=0123456789ab`);
      const headers = { cookie: `boab_email_0123456789ab=${token}` };
      const request = new Request(url, { method: "POST", body: new URLSearchParams(), headers });
      const result = await page.action({ request, url, params: {}, context: {} } as never);
      expect(result.data.ok).toBe(true);
      expect(call.mock.calls[0]?.[0].pathname).toBe(calls);
      expect(JSON.parse(String(call.mock.calls[0]?.[1].body))).toEqual({ token });
    },
  );

  it("X-46 the page is one question and one button that posts", () => {
    const html = render(true);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('method="post"');
  });

  it("X-46 a missing, spent or unknown link says what to do next", () => {
    for (const html of [render(false), render(true, refused("not_found"))]) {
      expect(html).toContain("Expired.");
      expect(html).toContain('href="/newsletter/subscribe"');
    }
  });

  it("X-30 a temporary failure keeps the button", () => {
    const html = render(true, refused("not_available"));
    expect(html).toContain("Refused.");
    expect(html).toContain("Unsubscribe");
  });

  it.each<[FormResult | undefined, string]>([
    [undefined, "Confirm your email"],
    [refused("not_available"), "Confirm your email"],
    [{ ok: true, response: null }, "You&#x27;re subscribed"],
  ])("%# the heading of a confirmation says what is so now", (confirmed, heading) => {
    const Page = createRoutesStub([{ id: "page", path: "/", Component: confirm.default }]);
    const hydrationData = {
      loaderData: { page: { hasLink: true } },
      actionData: confirmed ? { page: confirmed } : null,
    };
    expect(renderToStaticMarkup(<Page hydrationData={hydrationData} />)).toMatch(
      new RegExp(`<h1[^>]*>${heading}</h1>`),
    );
  });

  it("the page of a link is not cached and sends its address to nobody as a referrer", () => {
    expect(confirm.headers()).toEqual({
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "strict-origin",
    });
  });

  it("SHELL-31 sends name and email, and the name only when there is one", () => {
    expect(parseFormBody(subscribe, { email: " a@b.co " })).toEqual({ email: "a@b.co" });
    expect(parseFormBody(subscribe, { name: "Ọlá", email: "a@b.co" })).toEqual({
      name: "Ọlá",
      email: "a@b.co",
    });
    expect(newsletterCopy.consent).toContain("Unsubscribe any time");
  });
});
