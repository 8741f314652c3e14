import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { getMediaAccount } from "@boab/contracts/media/accounts";
import { listComments } from "@boab/contracts/media/comments";
import { readMediaOverview, readVideo } from "@boab/contracts/media/videos";
import { describe, expect, test } from "vitest";
import { formatPlace, getMainAction } from "#areas/media/video-page/business-links.ts";
import { getRedirect, openPage, postTo } from "#test/open-page.tsx";
import { people } from "#test/profiles.ts";
import { makeSampleList, makeSampleRow, sample } from "#test/sample.ts";
import { makeVideoCard } from "#test/videos.ts";
import * as category from "./category.tsx";
import * as creator from "./creator.tsx";
import * as explore from "./explore.tsx";
import * as landing from "./landing.tsx";
import * as library from "./library.tsx";
import * as layout from "./media-layout.tsx";
import * as videoPicture from "./pictures/video-picture.ts";
import * as videoPage from "./video.tsx";

const viewer = people.member;
const list = { data: [makeVideoCard()], nextCursor: null };

describe("lists of videos", () => {
  test("a category asks for its own, with how long each takes", async () => {
    const { text, calls, title } = await openPage(category, "/media/music", {
      answers: { "GET /get-music-videos": list },
    });
    expect(title).toBe("Music | Boab");
    expect(text).toContain("3 minutes 48 seconds Juba Nights Akon Lual");
    expect(calls[0]?.query).toEqual({ limit: "24", category: "music" });
  });

  test("exploring searches everything", async () => {
    const { calls } = await openPage(explore, "/media/explore?q=%20jazz", {
      answers: { "GET /get-music-videos": list },
    });
    expect(calls[0]?.query).toEqual({ limit: "24", q: "jazz" });
  });

  test("a member's own list; clearing what was started asks the API to forget it", async () => {
    const { text } = await openPage(library, "/media/library", {
      viewer,
      answers: { "GET /media/watching": { later: [makeVideoCard()], started: [] } },
    });
    expect(text).toContain("Watch later 3:48 3 minutes 48 seconds Juba Nights");
    const { calls } = await postTo(
      library,
      "/media/library",
      {},
      {
        viewer,
        answers: { "DELETE /media/progress": undefined },
      },
    );
    expect(calls).toEqual([{ call: "DELETE /media/progress" }]);
  });

  test("the landing counts each kind, and reads what was started for members alone", async () => {
    const counts = { music: 1, "film-tv": 2, "talk-shows": 0, vlogs: 1_234 };
    const overview = sample(readMediaOverview.response, { counts });
    const { text } = await openPage(landing, "/media", {
      answers: { "GET /media/overview": overview },
    });
    expect(text).toContain("Film & TV 2 titles");
    expect(text).toContain("Vlogs 1,234 videos");
    const signedIn = await openPage(landing, "/media", {
      viewer,
      answers: {
        "GET /media/overview": overview,
        "GET /media/watching": { later: [], started: [] },
      },
    });
    expect(signedIn.calls.map(({ call }) => call)).toContain("GET /media/watching");
  });

  test("every page of media has its links above it", async () => {
    expect((await openPage(layout, "/media")).text).toContain("Music Videos");
  });
});

test("a creator's page is their own only for themselves", async () => {
  const account = sample(getMediaAccount.response, {
    id: "MED-4T9KQ2ZX",
    name: "Two Rivers Films",
    videoCount: 12,
    userId: viewer.id,
    joinedAt: "2026-10-31T13:30:00.000Z",
  } as never);
  const open = (viewerProfile: FullProfile) =>
    openPage(creator, "/media/creators/MED-4T9KQ2ZX", {
      viewer: viewerProfile,
      answers: { "GET /get/media-account/MED-4T9KQ2ZX": account, "GET /get-music-videos": list },
    });
  const ownPage = await open(viewer);
  expect(ownPage.text).toContain("Two Rivers Films");
  expect(ownPage.text).toContain("12 videos");
  expect(ownPage.loaderData).toMatchObject({ isOwn: true });
  expect((await open({ ...viewer, id: "hana-uid" })).loaderData).toMatchObject({ isOwn: false });
  expect(await getRedirect(openPage(creator, "/media/creators/nobody"))).toBe("/?pageNotFound=404");
});

describe("the page of a video", () => {
  const path = "/media/videos/demo-AL-001";
  const business = {
    slug: "aduts",
    acceptsBookings: true,
    city: "Mirrabooka",
    state: "WA",
  } as never as Parameters<typeof getMainAction>[0];
  const video = sample(readVideo.response, { ...makeVideoCard(), likes: 1_234, commentCount: 1 });
  const comment = makeSampleRow(listComments, { body: "Played it twice.", authorName: "Hana" });
  const answers = {
    "GET /mediaItems/demo-AL-001": video,
    "GET /mediaItems/demo-AL-001/comments": makeSampleList(listComments, [comment], { total: 1 }),
    "GET /get-music-videos": list,
  };

  test("what it is, how many like it, and what people say", async () => {
    const { text, title } = await openPage(videoPage, path, { viewer, answers });
    expect(title).toBe("Juba Nights | Boab");
    expect(text).toContain("1,234");
    expect(text).toContain("Two Rivers Films");
    expect(text).toContain("Played it twice.");
    expect(text).toContain("Hana");
  });

  test("a business in it is booked where it takes bookings, and else visited", () => {
    expect(getMainAction(business)).toEqual({
      label: "Book a time",
      to: "/directory/listings/aduts/book",
    });
    expect(getMainAction({ ...business, acceptsBookings: false })).toEqual({
      label: "View business",
      to: "/directory/listings/aduts",
    });
    expect(formatPlace(business)).toBe("Mirrabooka WA");
  });

  const id = "0b0f2a5e-5a8e-4b9e-9b53-0d4f7a2c1e11";
  test.each([
    [{ intent: "like" }, "POST /mediaItems/demo-AL-001/like", {}],
    [{ intent: "later" }, "PUT /media/watch-later/demo-AL-001", undefined],
    [{ intent: "not-later" }, "DELETE /media/watch-later/demo-AL-001", undefined],
    [
      { intent: "comment", body: "Lovely." },
      "POST /mediaItems/demo-AL-001/comments",
      { body: "Lovely." },
    ],
    [{ intent: "delete-comment", id }, `DELETE /media/comments/${id}`, undefined],
  ])("%o calls %s", async (values, call, body) => {
    const failing = { [call]: () => new Response("", { status: 500 }) };
    const { calls } = await postTo(videoPage, path, values, { viewer, answers: failing });
    expect(calls).toEqual([body === undefined ? { call } : { call, body }]);
  });

  test("visitors sign in first, a report needs a reason, and nothing else is taken", async () => {
    expect(await getRedirect(postTo(videoPage, path, { intent: "like" }))).toContain("/register?");
    const { data } = await postTo(videoPage, path, { intent: "report" }, { viewer });
    expect(data).toMatchObject({ ok: false, fields: { reason: "Please choose a reason." } });
    await expect(postTo(videoPage, path, { intent: "nonsense" }, { viewer })).rejects.toMatchObject(
      {
        status: 400,
      },
    );
  });
});

test("a video without a photo is drawn from its address; other addresses are missing", async () => {
  const load = (params: Record<string, string>) =>
    Promise.resolve().then(() => videoPicture.loader({ params } as never) as Response);
  const drawn = await load({ category: "music", file: "demo-AL-001.svg" });
  expect(drawn.headers.get("content-type")).toContain("image/svg+xml");
  const refused = await load({ category: "cooking", file: "a.svg" }).catch((thrown) => thrown);
  expect((refused as Response).status).toBe(404);
});
