import { expect, test } from "vitest";
import { replyHref } from "./reply-address.ts";

const enquiry = { name: "Ada", email: "ada@people.example", message: "Hello\nthere" };

test("a reply goes to the person, with the message quoted", () => {
  const replyUrl = new URL(replyHref(enquiry));
  expect(replyUrl.pathname).toBe("ada@people.example");
  expect(replyUrl.searchParams.get("body")).toContain("> Hello\r\n> there");
});

test("an email or a message cannot add recipients", () => {
  const email = "ada@people.example?bcc=spam@evil.example&x=";
  const replyUrl = new URL(replyHref({ ...enquiry, email, message: "&cc=a@b.example" }));
  expect([...replyUrl.searchParams.keys()]).toEqual(["subject", "body"]);
});

test("a long message is cut where mail clients would cut it", () => {
  const replyUrl = replyHref({ ...enquiry, message: "a".repeat(4000) });
  expect(replyUrl.length).toBeLessThan(1_600);
});
