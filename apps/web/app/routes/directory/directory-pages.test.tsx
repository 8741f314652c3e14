import { readInvitation } from "@boab/contracts/directory/editors";
import {
  groupListings,
  listBusinesses,
  listCategories,
  readDirectoryStats,
} from "@boab/contracts/directory/search";
import { searchEverything } from "@boab/contracts/search/search";
import { describe, expect, test } from "vitest";
import { makeEditableBusiness, makeListingCard, makeWholeBusiness } from "#test/listings.ts";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import { people } from "#test/profiles.ts";
import { makePublicReview } from "#test/reviews.ts";
import { makeSampleList, sample } from "#test/sample.ts";
import * as search from "../search/search.tsx";
import * as directoryLayout from "./directory-layout.tsx";
import * as editBusiness from "./edit-business.ts";
import * as directoryHome from "./home/directory-home.tsx";
import * as invitation from "./invitation.tsx";
import * as listingView from "./listing-view.ts";
import * as listings from "./listings/listings.tsx";
import * as pay from "./pay.ts";
import * as phoneCheck from "./phone-check.ts";
import * as reviews from "./reviews.tsx";
import * as savedListings from "./saved-listings.ts";

const viewer = people.member;
const listed = makeSampleList(listBusinesses, [makeListingCard()]);
const token = "t".repeat(43);

test("the directory's home shows plans by month and year, and what a listing brings", async () => {
  const { text } = await openPage(directoryHome, "/directory", {
    answers: {
      "GET /dir/business": listed,
      "GET /dir/stats": sample(readDirectoryStats.response),
    },
  });
  expect(text).toContain("Ubuntu Braid Studio Retail, Footscray VIC");
  expect(text).toContain("Growing $4.95 per month $59.40 per year");
  expect(text).toContain("Opening hours in each business's local time, from Perth to Brisbane.");
});

test("every page of the directory has its links above it", async () => {
  const { html } = await openPage(directoryLayout, "/directory");
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
  expect(links.slice(0, 3)).toEqual(["/", "/directory", "/directory/add-business"]);
});

test("a search asks for what the address says, and lists what was found", async () => {
  const { text, calls, loaderData } = await openPage(
    listings,
    "/directory/listings?q=braids&state=VIC",
    {
      answers: {
        "GET /dir/business": listed,
        "GET /dir/categories": sample(listCategories.response),
        "GET /dir/map": sample(groupListings.response),
        "GET /dir/promoted": { listing: makeListingCard({ businessName: "Kente Corner" }) },
      },
    },
  );
  expect(text).toContain("Ubuntu Braid Studio");
  expect(text).toMatch(/Promoted.*take turns here.*The results below don't change.*Kente Corner/);
  expect(JSON.stringify(loaderData)).toContain("ubuntu-braid-studio");
  expect(calls.find(({ call }) => call === "GET /dir/business")?.query).toMatchObject({
    q: "braids",
    state: "VIC",
  });
});

test("the site's search says how much it found, and where else to look", async () => {
  const nothing = await openPage(search, "/search?q=braids", {
    answers: { "GET /search": sample(searchEverything.response) },
  });
  expect(nothing.text).toContain("0 results for “braids”");
  expect(nothing.text).toContain("See all jobs");
  expect(nothing.title).toBe("braids: search | Boab");
  expect(nothing.calls[0]?.query).toEqual({ q: "braids", limit: "5" });
  expect(readFormValuesFrom(nothing.html, "Search near there")).toMatchObject({ q: "braids" });
});

describe("an invitation to edit a listing", () => {
  // the page as it is once the token has left the address.
  const path = "/directory/invitation?link=0123456789ab";
  const cookie = `boab_invitation_0123456789ab=${token}`;
  const invited = sample(readInvitation.response, {
    inviterName: "Adut Deng",
    businessName: "Adut's",
    expiresAt: "2026-11-20T13:30:00.000Z",
  });

  test("says who invites to what and until when in Sydney; accepting sends its token", async () => {
    const { text, html, calls } = await openPage(invitation, path, {
      viewer,
      cookie,
      answers: { "POST /dir/invitations/read": invited },
    });
    expect(calls).toContainEqual({ call: "POST /dir/invitations/read", body: { token } });
    expect(html).not.toContain(token);
    expect(text).toContain("Adut Deng invited you");
    expect(text).toContain("This invitation expires on 21 Nov 2026.");
    expect(text).toContain("You're logged in as amara@okafor.example.");
    const call = "POST /dir/invitations/accept";
    const accepted = postTo(invitation, path, readFormValuesFrom(html, "Accept invitation"), {
      viewer,
      cookie,
      answers: { [call]: { slug: "aduts", businessName: "Adut's" } },
    });
    expect(await getRedirect(accepted)).toBe("/directory/listings/aduts");
    const refused = await postTo(
      invitation,
      path,
      {},
      {
        viewer,
        cookie,
        answers: { [call]: makeRefusal(410, "not_found", "This invitation is over.") },
      },
    );
    expect(refused.calls[0]?.body).toEqual({ token });
    expect(refused.data).toMatchObject({ ok: false, error: "This invitation is over." });
  });

  test("nobody accepts without signing in, and a token of another shape asks nobody", async () => {
    const posted = postTo(invitation, path, {});
    expect(await getRedirect(posted)).toBe(`/register?next=${encodeURIComponent(path)}`);
    for (const emailedToken of ["no", token]) {
      const invitationPath = `/directory/invitation?token=${emailedToken}`;
      expect(await getRedirect(openPage(invitation, invitationPath))).toMatch(
        /^\/directory\/invitation\?link=[0-9a-f]{12}$/,
      );
    }
    const { calls, loaderData } = await openPage(invitation, path);
    expect(calls).toEqual([]);
    expect(loaderData).toMatchObject({ invitation: null });
  });
});

describe("the reviews of a business", () => {
  const path = "/directory/listings/ubuntu-braid-studio/reviews";

  test("what they add up to, and what customers say", async () => {
    const summary = { count: 1, mean: 5, starCounts: [0, 0, 0, 0, 1] };
    const { text, title } = await openPage(reviews, path, {
      answers: {
        "GET /dir/business/ubuntu-braid-studio": makeWholeBusiness(),
        "GET /dir-review/get-all": { data: [makePublicReview()], nextCursor: null, summary },
        "GET /dir/business/ubuntu-braid-studio/booking-settings": makeRefusal(
          404,
          "not_found",
          "No bookings.",
        ),
      },
    });
    expect(title).toBe("Reviews of Ubuntu Braid Studio | Boab");
    expect(text).toContain("Knotless in four hours and not one headache.");
    expect(text).toContain("1 review");
  });

  test("a written review names the business and how its writer knows it", async () => {
    const call = "POST /dir-review/create";
    const values = { businessId: "BUS-ABCD1234", rating: "4", comment: "Warm.", tie: "customer" };
    const { calls } = await postTo(
      reviews,
      path,
      { intent: "write", ...values },
      {
        viewer,
        answers: { [call]: () => new Response("", { status: 500 }) },
      },
    );
    expect(calls).toEqual([
      { call, body: { businessId: "BUS-ABCD1234", rating: 4, comment: "Warm.", tie: "customer" } },
    ]);
  });
});

describe("addresses without a page of their own", () => {
  test("the old address of editing leads to the listing, for those who manage it", async () => {
    const path = "/directory/edit-business/BUS-ABCD1234";
    const open = (answer: unknown) =>
      getRedirect(
        openPage(editBusiness, path, {
          viewer,
          answers: { "GET /dir/business/BUS-ABCD1234/editing": answer },
        }),
      );
    expect(await open(makeEditableBusiness())).toBe(
      "/directory/listings/ubuntu-braid-studio?edit=info",
    );
    expect(await open(makeRefusal(403, "forbidden", "No."))).toBe("/?pageNotFound=404");
  });

  test("a fresh view of a listing is for whoever edits it, and no cache keeps it", async () => {
    const { loaderData } = await openPage(
      listingView,
      "/directory/listings/ubuntu-braid-studio/view",
      {
        viewer,
        answers: { "GET /dir/business/ubuntu-braid-studio/editing": makeEditableBusiness() },
      },
    );
    const response = loaderData as Response;
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toMatchObject({ name: "Ubuntu Braid Studio" });
  });

  test.each([
    ["0491570156", true],
    ["0412 34", false],
  ])("the number %s is complete: %s", async (phone, isComplete) => {
    const response = phoneCheck.loader({ params: { phone } } as never);
    expect(await response.json()).toEqual({ isComplete });
  });

  test("a heart saves a listing and takes it back; its address leads to the list", async () => {
    const press = (intent: string, call: string) =>
      postTo(
        savedListings,
        "/directory/saved",
        { intent, id: "BUS-ABCD1234" },
        {
          viewer,
          answers: { [call]: undefined },
        },
      );
    const put = "PUT /dir/saved/BUS-ABCD1234";
    expect((await press("save", put)).calls).toEqual([{ call: put }]);
    const taken = "DELETE /dir/saved/BUS-ABCD1234";
    expect((await press("unsave", taken)).calls).toEqual([{ call: taken }]);
    expect(savedListings.loader().headers.get("location")).toBe("/my-account/saved");
    expect(pay.loader().headers.get("location")).toBe("/my-account/payments");
  });
});
