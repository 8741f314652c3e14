import type { ContactData } from "@boab/contracts/accounts/my-data";
import { expect, test } from "vitest";
import { describeHeldData } from "./held-data.ts";

const at = "2026-11-19T02:00:00.000Z";
const nothing: ContactData = {
  exportedAt: at,
  consents: [],
  contacts: [],
  enquiries: [],
  newsletter: null,
  launchReminders: [],
  invitations: [],
  backNotices: [],
  applications: [],
  customerCards: [],
  payments: [],
  waitlistPlaces: [],
  nameRequests: [],
  bookings: [],
};
const enquiry = {
  name: "Abuk",
  email: "abuk@people.example",
  business: null,
  message: "Hello",
  source: "contact",
  createdAt: at,
};
const consent = {
  topic: "newsletter" as const,
  subject: "",
  wording: null,
  givenAt: at,
  givenThrough: "form and emailed link" as const,
  withdrawnAt: null,
  withdrawnThrough: null,
};

test.each<[Partial<ContactData>, string[]]>([
  [{}, []],
  [{ enquiries: [enquiry] }, ["1 message to us"]],
  [{ enquiries: [enquiry, enquiry] }, ["2 messages to us"]],
  [
    { consents: [consent, { ...consent, withdrawnAt: at, withdrawnThrough: "emailed link" }] },
    ["1 kind of email you agreed to", "1 kind of email you stopped"],
  ],
  [
    {
      nameRequests: [{ businessId: "BUS-00000001", name: "Abuk", askedAt: at, answeredAt: at }],
      consents: [{ ...consent, topic: "team-name" }],
    },
    ["1 question whether a business may show your name"],
  ],
  [{ backNotices: [{ storeName: "Adire", askedAt: at }] }, ["1 reminder you asked for"]],
])("%o is described as %o", (held, lines) => {
  expect(describeHeldData({ ...nothing, ...held })).toEqual(lines);
});
