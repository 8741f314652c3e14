import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import type { CommunityWord, DeletedListing } from "@boab/contracts/directory/administration";
import type { Enquiry } from "@boab/contracts/outreach/enquiries";
import type { PaymentEvent } from "@boab/contracts/payments/events";
import type { OutboxMessage } from "@boab/contracts/payments/outbox";
import type { ReactNode } from "react";
import { createRoutesStub, useLoaderData } from "react-router";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { people } from "#test/profiles.ts";
import { toastStore } from "#ui/feedback/toast.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { RequestsPanel } from "./access-requests/requests-panel.tsx";
import { WordList } from "./community-words/word-list.tsx";
import { EnquiryList } from "./enquiries/enquiry-list.tsx";
import { DeletedListings } from "./listings/deleted-listings.tsx";
import { EventList } from "./payments/events/event-list.tsx";
import { OutboxList } from "./payments/outbox/outbox-list.tsx";

/** A page with one row, which is gone once the server has handled it. */
async function showLastRow<Row>(row: Row, List: (props: { rows: Row[] }) => ReactNode) {
  let rows = [row];
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <List rows={useLoaderData<Row[]>()} />,
      HydrateFallback: () => null,
      loader: () => rows,
      action: () => {
        rows = [];
        return { ok: true, response: row };
      },
    },
  ]);
  await render(<Page />);
}

const press = (name: string) => page.getByRole("button", { name }).click();
const expectToast = (text: string) => expect.poll(() => toastStore.get()?.text).toBe(text);
const emptyMessage = <p>Nothing left.</p>;
const at = "2026-11-14T22:48:00.000Z";
const id = "6f1f7a46-5f5e-4b0b-9d3a-0d4f3f1b2a10";

describe("handling the last row of a list says what became of it", () => {
  test("enquiries", async () => {
    const enquiry: Enquiry = {
      id,
      name: "Abeni Balogun",
      email: "abeni@example.com",
      business: null,
      message: "Do you visit markets?",
      source: "contact",
      createdAt: at,
      handledAt: null,
      handledBy: null,
      handledByName: null,
    };
    await showLastRow(enquiry, ({ rows }) => (
      <EnquiryList enquiries={rows} firstResult={undefined} empty={emptyMessage} />
    ));
    await page.getByText("Do you visit markets?").first().click();
    await press("Mark as done");
    await expectToast("Marked as done");
    await expect.element(page.getByText("Nothing left.")).toBeVisible();
  });

  test("open payment events", async () => {
    const event: PaymentEvent = {
      id: "evt_1QmT0cPf",
      type: "invoice.paid",
      objectId: "in_1",
      accountId: null,
      createdAt: at,
      receivedAt: at,
      isFetched: false,
      state: "failing",
      tries: 5,
      tookMs: null,
      problem: "No plan has this price.",
    };
    await showLastRow(event, ({ rows }) => (
      <EventList events={rows} firstResult={undefined} empty={emptyMessage} />
    ));
    await expect.element(page.getByText("Tried 5 times. No plan has this price.")).toBeVisible();
    await press("Retry now: invoice.paid evt_1QmT0cPf");
    await expectToast("We're trying it again. Reload in a moment to see what came of it.");
    await expect.element(page.getByText("Nothing left.")).toBeVisible();
  });

  test("parked messages", async () => {
    const message: OutboxMessage = {
      id,
      kind: "transfer",
      state: "parked",
      amountCents: 13_127,
      paymentId: id,
      sellerName: "Kumasi Cloth House",
      account: "acct_…12ab",
      attempts: 25,
      problem: "Please try later.",
      stripeId: null,
      createdAt: at,
      finishedAt: at,
    };
    await showLastRow(message, ({ rows }) => (
      <OutboxList messages={rows} firstResult={undefined} empty={emptyMessage} />
    ));
    await expect.element(page.getByText("Tried 25 times. Please try later.")).toBeVisible();
    await press("Retry transfer of $131.27 for Kumasi Cloth House");
    await expectToast("We're sending $131.27 again. Reload in a moment to see if it went.");
    await expect.element(page.getByText("Nothing left.")).toBeVisible();
  });

  test("access requests", async () => {
    const request: AccessRequest = {
      id,
      accessType: "directory",
      reason: "My salon",
      status: "open",
      createdAt: at,
      declineReason: null,
      decidedAt: null,
      decidedBy: null,
      decidedByName: null,
      userId: "abeni-uid-01",
      fullName: "Abeni Balogun",
      username: "abeni",
      email: "abeni@example.com",
    };
    await showLastRow(request, ({ rows }) => (
      <RequestsPanel
        list={{ ...emptyList, rows }}
        viewer={people.admin}
        filters={{ status: "open" }}
      />
    ));
    await page
      .getByRole("button", { name: /^Approve/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expectToast("Abeni Balogun now has directory access.");
    await expect.element(page.getByText("No open requests.")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("community words", async () => {
    const pair: CommunityWord = { word: "jollof", other: "benachin", kind: "same" };
    await showLastRow(pair, ({ rows }) => <WordList list={{ ...emptyList, rows }} />);
    await press("Remove jollof and benachin");
    await expectToast("Removed. Searches for jollof won't find benachin any more.");
    await expect.element(page.getByText("No words found.")).toBeVisible();
  });

  test("deleted listings", async () => {
    const listing: DeletedListing = {
      id: "BUS-00000001",
      businessName: "Teranga Table",
      slug: "teranga-table",
      ownerName: "Abeni Balogun",
      isRestorable: true,
      deleteRequestedAt: at,
      purgedAt: at,
    };
    await showLastRow(listing, ({ rows }) => (
      <DeletedListings list={{ ...emptyList, rows }} mayPurge />
    ));
    await press("Restore Teranga Table");
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expectToast("Teranga Table has been restored.");
    await expect.element(page.getByText("No deleted listings.")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});
