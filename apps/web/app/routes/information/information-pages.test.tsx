import { describe, expect, test } from "vitest";
import { openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import * as contactUs from "./contact-us.tsx";
import * as fees from "./fees.tsx";
import * as help from "./help.tsx";
import * as policies from "./policies.tsx";
import * as pricing from "./pricing.tsx";
import * as privacy from "./privacy.tsx";
import * as returns from "./returns.tsx";
import * as sellWithUs from "./sell-with-us.tsx";
import * as terms from "./terms.tsx";

describe("what things cost", () => {
  test("the fees of one sale, worked out to the cent, and the ceiling of a small one", async () => {
    const { text } = await openPage(fees, "/fees");
    expect(text).toContain("$5.00 $0.36 $0.39 $0.75 15.0% (ceiling) $4.25");
    expect(text).toContain("$54.95 $5.50 $1.23 $6.73 12.2% $48.22");
    expect(text).toContain("$320.00 $32.00 $5.74 $37.74 11.7% $282.26");
    expect(text).toContain("sale of $26.45. The fee is $3.40, and you receive $23.05.");
  });

  test("the plans by the month and by the year, and how long they are free", async () => {
    const { text, html } = await openPage(pricing, "/pricing");
    expect(text).toContain("Growing $4.95 a month or $59.40 a year. First 6 months free.");
    expect(text).toContain("Pro $14.95 a month or $179.40 a year. First 6 months free.");
    expect(text).toContain("A year costs the same as twelve months.");
    expect(html).toContain('href="/fees"');
  });

  test("selling says what a seller keeps at least", async () => {
    const { text } = await openPage(sellWithUs, "/sell-with-us");
    expect(text).toContain("You keep at least 85% of every sale.");
  });
});

test.each([
  [help, "/help", "Help | Boab", "Still stuck?"],
  [policies, "/policies", "Policies | Boab", "Report a problem"],
  [privacy, "/policies/privacy", "Privacy policy | Boab", "See, correct or delete your data"],
  [returns, "/returns", "Returns and refunds | Boab", "Changed your mind"],
  [terms, "/terms", "Terms of use | Boab", "What is not allowed"],
])(
  "%# %s %s: %s is dated, has its contents, and leads to the others",
  async (page, path, title, heading) => {
    const opened = await openPage(page, path);
    expect(opened.title).toBe(title);
    expect(opened.text).toContain("Last updated 15 November 2026");
    expect(opened.text.split(heading).length).toBeGreaterThan(2);
    expect(opened.text).toContain("More help");
    const others = ["/fees", "/terms", "/returns"].filter((other) => other !== path);
    for (const other of others) expect(opened.html).toContain(`href="${other}"`);
    expect(opened.html).toContain('href="/contact-us"');
  },
);

test("a message sends what its fields are called", async () => {
  const { html, text } = await openPage(contactUs, "/contact-us");
  expect(text).toContain("Within two business days, Monday to Friday, Sydney time.");
  const fields = readFormValuesFrom(html, "Message");
  expect(fields).toEqual({
    source: "contact",
    website: "",
    name: "",
    email: "",
    business: "",
    message: "",
  });
  const filled = {
    ...fields,
    name: "Hana",
    email: "hana@people.example",
    message: "Do you cater?",
  };
  const call = "POST /app/enquiries";
  const { calls } = await postTo(contactUs, "/contact-us", filled, {
    answers: { [call]: () => new Response("", { status: 500 }) },
  });
  expect(calls).toEqual([
    {
      call,
      body: {
        source: "contact",
        name: "Hana",
        email: "hana@people.example",
        message: "Do you cater?",
      },
    },
  ]);
});
