import { enquiryCopy } from "@boab/contracts/outreach/copy";
import { createEnquiry, EnquiryBody } from "@boab/contracts/outreach/enquiries";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FormResult } from "#lib/api/form.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { clearForm } from "./clear-form.ts";
import { enquiryFormCopy } from "./copy.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { submitEnquiry } from "./submit-enquiry.server.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const filled = { name: "Kwame", email: "kwame@example.com", message: "Hello" };

const post = (fields: Record<string, string>) =>
  new Request("http://localhost:3000/contact-us", {
    method: "POST",
    body: new URLSearchParams(fields),
  });

const respondWith = (body: unknown, status: number) => {
  const call = vi.fn(async (_address: URL, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", call);
  return call;
};

let firstResult: FormResult | undefined;
const Subject = () => <EnquiryForm firstResult={firstResult} />;
const Stub = createRoutesStub([{ path: "/", Component: Subject }]);

function render(result?: FormResult) {
  firstResult = result;
  return renderToStaticMarkup(<Stub />);
}

describe("enquiry", () => {
  it("ENQ-01 asks for name, email and message and leaves business optional", () => {
    const html = render();
    for (const name of ["name", "email", "message"]) {
      expect(html).toMatch(
        new RegExp(
          `<(input|textarea)[^>]*required[^>]*name="${name}"|<(input|textarea)[^>]*name="${name}"[^>]*required`,
        ),
      );
    }
    expect(html).toContain('name="business"');
    expect(html).toContain("Optional");
  });

  it("ENQ-01 missing fields show an error", () => {
    const result = EnquiryBody.safeParse(parseFormBody(createEnquiry, {}));
    const messages = result.error?.issues.map((issue) => issue.message);
    expect(messages).toEqual([
      "Please enter your name.",
      "Email address is not valid.",
      "Please write a message.",
    ]);
  });

  it("X-49 names the form it came from", () => {
    const { source } = parseFormBody(createEnquiry, { ...filled, source: "marketplace" });
    expect(source).toBe("marketplace");
  });

  it("ENQ-02 ENQ-05 posts the fields of a visitor to the enquiries call", async () => {
    const call = respondWith({ message: enquiryCopy.enquirySent }, 201);
    const result = await submitEnquiry(
      post({ ...filled, source: "contact", business: "", website: "" }),
    );
    expect(result.data).toEqual({ ok: true, response: { message: enquiryCopy.enquirySent } });
    const [address, init] = call.mock.calls[0] ?? [];
    expect(address?.pathname).toBe("/app/enquiries");
    expect(JSON.parse(String(init?.body))).toEqual({ ...filled, source: "contact" });
  });

  it("ENQ-04 an error returns the typed text and its fields", async () => {
    respondWith(
      {
        error: "Please check what you entered and try again.",
        code: "bad_request",
        fields: { email: "Email address is not valid." },
        requestId: "r-1",
      },
      400,
    );
    const result = await submitEnquiry(post({ ...filled, email: "kwame" }));
    expect(result.init?.status).toBe(400);
    expect(result.data).toMatchObject({ ok: false, values: { name: "Kwame", email: "kwame" } });
    const html = render(result.data);
    expect(html).toMatch(/role="alert"/);
    expect(html).toContain(enquiryFormCopy.enquiryFailed);
    expect(html).toContain("Email address is not valid.");
    expect(html).toContain('value="kwame"');
  });

  it("ENQ-04 an API that is down shows an error, not a crash", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("connection refused")));
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const result = await submitEnquiry(post(filled));
    expect(result.data).toMatchObject({ ok: false, code: "not_available" });
  });

  it("ENQ-03 success clears the form and confirms it, also without JavaScript", () => {
    const html = render({ ok: true, response: { message: enquiryCopy.enquirySent } });
    expect(html).toContain(enquiryCopy.enquirySent);
    expect(html).not.toContain("Kwame");
    const fields = [
      { type: "text", value: "Kwame" },
      { type: "textarea", value: "Hello" },
      { type: "hidden", value: "contact" },
    ];
    clearForm({ elements: fields } as never);
    expect(fields.map((field) => field.value)).toEqual(["", "", "contact"]);
  });

  it("Q1 has a honeypot that people neither see nor focus", () => {
    expect(render()).toMatch(/aria-hidden="true"[^>]*><label>Website<input[^>]*tabindex="-1"/i);
  });
});
