import { randomBytes } from "node:crypto";
import { mediaCopy } from "@boab/contracts/media/copy";
import { waitForHydration } from "../support/hydration.ts";
import { makeCreator, testPassword } from "../support/people.ts";
import { expect, openSession, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";
import { mockVideoPlayer } from "../support/video-player.ts";

test.describe.configure({ timeout: 120_000 });
const slowTimeout = { timeout: 30_000 };
const braids = "demo-LR-65x";

test("X-78 SHELL-08 a visitor watches, and is asked to log in to like, comment or keep a list", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Media", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("played loud");
  await page.goto(`/media/videos/${braids}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Knotless braids");
  await expect(page.getByRole("link", { name: "Play video" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in to comment" })).toBeVisible();
  await page.getByRole("button", { name: /^Like/ }).click();
  await expect(page).toHaveURL(/\/register\?mode=login&next=%2Fmedia%2Fvideos%2F/);
  await page.goto("/media/library");
  await expect(page).toHaveURL(/\/register\?next=%2Fmedia%2Flibrary/);
});

test("MEDIA-01 MEDIA-02 MEDIA-03 GUARD-08 the landing plays its film, changes its word, plays sound and leads to Explore", async ({
  page,
  logIn,
}) => {
  await logIn("creator");
  await page.clock.install();
  await page.goto("/");
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("navigation").getByRole("link", { name: "Media" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("played loud");
  const word = page.getByTestId("rotating-word");
  await expect(word).toHaveText("Music");
  await page.clock.runFor(2_600);
  await expect(word).toHaveText("Videos");
  await page.clock.resume();
  const film = page.locator("video");
  const getPlayedSeconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(getPlayedSeconds, slowTimeout).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Pause animation" }).click();
  await expect(film).toHaveJSProperty("paused", true);
  const soundButton = page.getByRole("button", { name: "Play sound" });
  await soundButton.click();
  await page.getByRole("button", { name: "Pause sound" }).click();
  await expect(soundButton).toBeVisible();
  await page.getByRole("link", { name: "Explore Now" }).click();
  await expect(page).toHaveURL(/\/media\/explore$/);
});

test("MEDIA-04 MEDIA-05 MEDIA-06 SHELL-41 X-55 cards, highlights and the media header lead on", async ({
  page,
  logIn,
}) => {
  await logIn("creator");
  await page.goto("/media");
  for (const [name, path] of [
    ["Music", "music"],
    ["Film & TV", "film-tv"],
    ["Talk Shows", "talk-shows"],
    ["Vlogs", "vlogs"],
  ] as const)
    await expect(
      page.getByRole("main").getByRole("link", { name: new RegExp(`^${name} \\d+`) }),
    ).toHaveAttribute("href", `/media/${path}`);
  const row = page.getByRole("region", { name: "Featured Highlights" });
  await expect(row.getByRole("link").first()).toHaveAttribute("href", /\/media\/videos\/demo-/);
  const header = page.getByRole("navigation", { name: "Media" });
  for (const [name, path] of [
    ["Music", "music"],
    ["Movies", "film-tv"],
    ["Blog", "vlogs"],
    ["Videos", "videos"],
  ] as const)
    await expect(header.getByRole("link", { name })).toHaveAttribute("href", `/media/${path}`);
  await header.getByRole("link", { name: "Movies" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Film & TV" })).toBeVisible();
  await page.getByRole("link", { name: "Browse" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("played loud");
});

test("MEDIA-05 the highlights are pulled with a mouse, and walked along with the keyboard", async ({
  page,
  logIn,
}) => {
  await logIn("creator");
  await page.goto("/media");
  const list = page.getByRole("region", { name: "Featured Highlights" }).getByRole("list");
  await waitForHydration(page);
  await list.scrollIntoViewIfNeeded();
  const box = await list.boundingBox();
  if (!box) throw new Error("no row");
  const y = box.y + 60;
  await page.mouse.move(box.x + 600, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300);
  await expect(page).toHaveURL(/\/media$/);
  await list.getByRole("link").last().focus();
  await expect(list.getByRole("link").last()).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/media\/videos\/demo-/);
});

test("MEDIA-07 MEDIA-08 MEDIA-09 MEDIA-11 X-24 a video plays to its end and leads to the business in it", async ({
  page,
  logIn,
}) => {
  await logIn("creator");
  const requestedUrls = await mockVideoPlayer(page, { durationSeconds: 120, begin: 112 });
  await page.goto(`/media/${braids}`);
  await expect(page).toHaveURL(new RegExp(`/media/videos/${braids}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Knotless braids");
  expect(requestedUrls).toEqual([]);
  await page.getByRole("link", { name: /Play video|Continue from/ }).click();
  await expect(page.getByText(/^(Watched )?1:5\d \/ 2:00/)).toBeVisible(slowTimeout);
  expect(requestedUrls[0]).toContain(`https://www.youtube-nocookie.com/embed/${braids}?`);
  const end = page.getByRole("region", { name: "At the end of this video" });
  await expect(end).toBeVisible(slowTimeout);
  await expect(page.locator("[data-near-end]")).toBeVisible();
  await expect(end.getByRole("link", { name: "Ubuntu Braid Studio" })).toBeVisible();
  await end.getByRole("link", { name: "Play now" }).click();
  await expect(page).not.toHaveURL(new RegExp(`/media/videos/${braids}`));
  await expect(page.getByRole("link", { name: "Play video" })).toBeVisible();
  await page.getByRole("search").getByLabel("Search videos").fill("no such thing anywhere");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No results found.")).toBeVisible();
  await page.goto("/media/no-such-page");
  await expect(page).toHaveURL(/pageNotFound=404/);
});

test("ADDV-01 ADDV-02 ADDV-03 ADDV-06 X-57 becoming a creator, adding a video, and what others do with it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const creator = await makeCreator("Hana Tadesse");
  await openSession(page.context(), "signInWithPassword", { ...creator, password: testPassword });
  const expectToast = await recordToasts(page);
  const vidId = randomBytes(9).toString("base64url").slice(0, 11);

  await test.step("first the creator page", async () => {
    await page.goto("/media/add-video");
    await page.getByLabel("Name viewers see").fill("Jebena Days");
    await page.getByLabel("About you").fill("Coffee, slowly.");
    await page.getByRole("button", { name: "Create creator page" }).click();
    await expectToast("Your creator page is ready.");
  });

  await test.step("which video: nothing, something else, then a link", async () => {
    const lookUpButton = page.getByRole("button", { name: "Look it up" });
    await lookUpButton.click();
    await expect(page.getByText("Please paste a video link or ID.")).toBeVisible(slowTimeout);
    await page.getByLabel("Video link or ID").fill("https://vimeo.com/123456789");
    await lookUpButton.click();
    await expect(page.getByText(/That isn't a video link/)).toBeVisible(slowTimeout);
    await page.getByLabel("Video link or ID").fill(`https://youtu.be/${vidId}?si=x`);
    await lookUpButton.click();
    await expect(page.getByText(mediaCopy.lookupFailed)).toBeVisible(slowTimeout);
  });

  await test.step("back, and on with details typed by hand", async () => {
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByLabel("Video link or ID").fill(vidId);
    await page.getByRole("button", { name: "Look it up" }).click();
    await page.getByLabel("Channel").fill("Jebena", slowTimeout);
    await page.getByRole("button", { name: "Publish video" }).click();
    await expect(page.getByText("Please choose where it belongs.")).toBeVisible(slowTimeout);
    await page.getByLabel("Vlogs").check();
    await page.getByRole("button", { name: "Publish video" }).click();
    await expect(page.getByText("Please add a title.")).toBeVisible(slowTimeout);
    await page.getByLabel("Title").fill(`Three cups ${vidId}`);
    await page.getByRole("button", { name: "Publish video" }).click();
    await expect(page.getByRole("heading", { name: "Your video is live" })).toBeVisible(
      slowTimeout,
    );
  });

  await test.step("another one begins at step one, and the same video isn't added twice", async () => {
    await page.getByRole("button", { name: "Add Another" }).click();
    await page.getByLabel("Video link or ID").fill(vidId);
    await page.getByRole("button", { name: "Look it up" }).click();
    await page.getByLabel("Title").fill("Again", slowTimeout);
    await page.getByLabel("Channel").fill("Jebena");
    await page.getByLabel("Vlogs").check();
    await page.getByRole("button", { name: "Publish video" }).click();
    await expect(page.getByText("Submission failed. Please try again.")).toBeVisible(slowTimeout);
    await expect(page.getByText("This video is here already.")).toBeVisible();
  });

  await test.step("the newest is where the header's Videos leads; liked, kept and commented", async () => {
    await page.goto("/media/videos");
    await expect(page).toHaveURL(new RegExp(`/media/videos/${vidId}$`));
    await page.getByRole("button", { name: /^Like/ }).click();
    await expect(page.getByRole("button", { name: /1 person likes this/ })).toBeVisible(
      slowTimeout,
    );
    await page.getByRole("button", { name: "Watch later" }).click();
    await expect(page.getByRole("button", { name: "Watch later" })).toHaveAttribute(
      "aria-pressed",
      "true",
      slowTimeout,
    );
    await page.getByLabel("Your comment").fill("First!");
    await page.getByRole("button", { name: "Post comment" }).click();
    await expect(page.getByRole("heading", { name: "1 comment" })).toBeVisible(slowTimeout);
    await page.getByRole("button", { name: "Delete the comment by Hana" }).click();
    await expect(page.getByRole("heading", { name: "0 comments" })).toBeVisible(slowTimeout);
    await page.goto("/media/library");
    await expect(page.getByRole("link", { name: `Three cups ${vidId}` })).toBeVisible();
  });

  await test.step("and deleted by whoever added it", async () => {
    await page.goto("/media/my-videos");
    await page.getByRole("button", { name: `Delete Three cups ${vidId}` }).click();
    await page.getByRole("button", { name: "Delete video" }).click();
    await expectToast("Video deleted.");
  });
});
