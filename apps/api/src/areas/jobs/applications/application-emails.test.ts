import { expect, test } from "vitest";
import { applicationReceivedEmail, newApplicationNotice } from "./application-emails.ts";

const about = { position: "Senior braider", businessName: "Ubuntu Braid Studio" };
const withdrawUrl = "https://boab.example/directory/jobs/withdraw?token=sample";
const url = "https://boab.example/directory/listings/ubuntu/applications";

test("an applicant is greeted by their first name, and told who can see the application", () => {
  const { text } = applicationReceivedEmail.write({ ...about, name: "Achol Garang", withdrawUrl });
  expect(text).toContain("Hi Achol, Ubuntu Braid Studio has your application");
  expect(text).toContain(
    "Ubuntu Braid Studio can see it. Our admins can only open it with a recorded reason.",
  );
  expect(text).toContain("Nobody can open it from that moment; backups are gone within 28 days.");
});

test("nothing that somebody typed as a name goes out in our name", () => {
  const name = "https://evil.example URGENT: call now";
  const emails = [
    applicationReceivedEmail.write({ ...about, name, withdrawUrl }),
    newApplicationNotice.write({ ...about, name, url }),
  ];
  for (const { subject, text, html } of emails)
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/evil\.example|URGENT|call now/);
});
