import { listMyListings } from "@boab/contracts/directory/my-listings";
import { readDecision } from "@boab/contracts/moderation/appeals";
import { describe, expect, test } from "vitest";
import { makeCatalogItem } from "#test/catalog.ts";
import { makeListingCard } from "#test/listings.ts";
import { openPage, postTo, readFormValuesFrom, renderPage, toText } from "#test/open-page.tsx";
import { people } from "#test/profiles.ts";
import { makeSampleList, makeSampleRow, sample } from "#test/sample.ts";
import * as shortLink from "../short-link.tsx";
import * as accountArea from "./account-area.tsx";
import * as accountClosed from "./account-closed.tsx";
import * as decision from "./decision.tsx";
import * as identity from "./identity.ts";
import * as myListings from "./my-listings.tsx";
import * as register from "./register.tsx";
import * as resetPassword from "./reset-password.tsx";
import * as saved from "./saved.tsx";
import * as signOut from "./sign-out.ts";
import * as verifyEmail from "./verify-email.tsx";

const viewer = people.member;
const id = "0b0f2a5e-5a8e-4b9e-9b53-0d4f7a2c1e11";
const rows = (data: unknown[]) => ({ data, nextCursor: null });

describe("signing in", () => {
  test("a visitor gets the form, and whoever chose a plan is told why", async () => {
    const { text } = await openPage(register, "/register");
    expect(text).toContain("One account for everything.");
    expect(text).not.toContain("Please log in to continue.");
    const next = encodeURIComponent("/my-account/subscription?choose=Pro");
    const planned = await openPage(register, `/register?next=${next}`);
    expect(planned.text).toContain("Please log in to continue.");
    expect(planned.loaderData).toMatchObject({ profile: null, isKnown: false });
  });

  test("while the API restarts the page opens all the same", async () => {
    const { loaderData } = await openPage(register, "/register", {
      viewer,
      answers: { "GET /session": () => new Response("", { status: 503 }) },
    });
    expect(loaderData).toMatchObject({ profile: undefined });
  });

  test("a forgotten password is asked for by email; a new one goes out with the code of the link", async () => {
    const resetResult = await postTo(
      register,
      "/register",
      { email: "hana@people.example" },
      { answers: { "POST /session/password-reset": { message: "Sent." } } },
    );
    expect(resetResult.calls[0]?.body).toEqual({ email: "hana@people.example" });
    const { html, text } = await openPage(resetPassword, "/account/reset-password?oobCode=abc");
    expect(text).toContain("Choose a new password");
    expect(readFormValuesFrom(html, "password")).toMatchObject({ code: "abc" });
    expect(resetPassword.headers()).toEqual({
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "strict-origin",
    });
  });

  test("a link from an email brings its code to the page, and nothing of ours is sent on", async () => {
    const { loaderData, text } = await openPage(verifyEmail, "/account/verify-email?oobCode=abc");
    expect(loaderData).toMatchObject({ code: "abc" });
    expect(text).toContain("email");
    expect(verifyEmail.headers()).toMatchObject({ "Cache-Control": "private, no-store" });
  });

  test("only the button signs out; following the link does nothing", async () => {
    expect(signOut.loader().headers.get("location")).toBe("/");
    const { calls } = await postTo(
      signOut,
      "/account/sign-out",
      {},
      {
        viewer,
        answers: { "DELETE /session": undefined },
      },
    );
    expect(calls.map(({ call }) => call)).toEqual(["DELETE /session"]);
  });

  test("pages that seldom need the provider learn from us where it is, and no cache keeps it", async () => {
    const response = identity.loader();
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toMatchObject({ projectId: "demo-boab", apiKey: "demo-key" });
  });

  test("every page of an account is behind the guard of members", () => {
    expect(accountArea.middleware).toHaveLength(1);
    expect(accountArea.loader()).toBeNull();
  });

  test("whoever closed their account reads what became of it", async () => {
    const { text } = await openPage(accountClosed, "/account/closed");
    expect(text).toContain("your login, public profile and listings have been removed");
  });
});

describe("what a member has", () => {
  test("saved items with their price, and saved businesses", async () => {
    const { text } = await openPage(saved, "/my-account/saved", {
      viewer,
      answers: {
        "GET /dir/saved": rows([makeListingCard()]),
        "GET /marketplace/saved": rows([makeCatalogItem({ price: 88.5 })]),
      },
    });
    expect(text).toContain("Items");
    expect(text).toContain("$88.50");
    expect(text).toContain("Businesses");
    const none = { "GET /dir/saved": rows([]), "GET /marketplace/saved": rows([]) };
    const empty = await openPage(saved, "/my-account/saved", { viewer, answers: none });
    expect(empty.text).toContain("Nothing saved yet");
  });

  test("their listings, and why there can't be another one", async () => {
    const listingRow = makeSampleRow(listMyListings, {
      id: "BUS-ABCD1234",
      businessName: "Ubuntu Braid Studio",
      slug: "ubuntu-braid-studio",
    } as never);
    const sentence = "Upgrade your plan to add another.";
    const { text } = await openPage(myListings, "/my-account/listings", {
      viewer,
      answers: {
        "GET /dir/my-listings": makeSampleList(listMyListings, [listingRow]),
        "GET /dir/new-listing": { problem: { code: "plan_limit_reached", sentence } },
      },
    });
    expect(text).toContain("Ubuntu Braid Studio");
    expect(text).toContain(sentence);
    expect(text).not.toContain("Add a business");
  });

  test("a decision of ours, and the words of whoever asks for another look", async () => {
    const answer = sample(readDecision.response, { title: "About your review" } as never);
    const { text } = await openPage(decision, `/moderation/${id}`, {
      viewer,
      answers: { [`GET /moderation/decisions/${id}`]: answer },
    });
    expect(text).toContain("About your review");
    const call = `POST /moderation/decisions/${id}/appeals`;
    const { calls } = await postTo(
      decision,
      `/moderation/${id}`,
      { body: "It is true." },
      {
        viewer,
        answers: { [call]: () => new Response("", { status: 500 }) },
      },
    );
    expect(calls).toEqual([{ call, body: { body: "It is true." } }]);
  });
});

describe("the page of a person", () => {
  test("says since when they are a member, and nothing that is theirs alone", () => {
    const profile = { fullName: "Hana Tesfaye", username: "hana.t", joinedMonth: "2026-11" };
    const loaded = { kind: "public", profile: { ...profile, photoUrl: null, photoSrcSet: null } };
    const text = toText(renderPage({ default: shortLink.default }, "/@hana.t", loaded));
    expect(text).toContain("Member since November 2026");
    expect(text).toContain("Reviews by Hana are on the pages");
  });
});
