import { describe, expect, test } from "vitest";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import * as oneClick from "./one-click.ts";
import * as opening from "./opening.tsx";
import * as openingConfirm from "./opening-confirm.tsx";
import * as reviewEmails from "./review-emails.tsx";
import * as subscribePage from "./subscribe.tsx";
import * as unsubscribeTopic from "./unsubscribe-topic.tsx";

const token = "t".repeat(43);
const failRequest = () => new Response("", { status: 500 });

describe("an area that isn't open yet", () => {
  test("takes an email for the day it opens, and names the area to the API", async () => {
    const { html, text } = await openPage(opening, "/opening/media");
    expect(text).toContain("Media opens soon Music, films, talks and vlogs");
    const fields = readFormValuesFrom(html, "Email address");
    expect(fields).toMatchObject({ email: "" });
    const { calls } = await postTo(
      opening,
      "/opening/media",
      { ...fields, email: "hana@people.example" },
      { answers: { "POST /launch-reminders": failRequest } },
    );
    expect(calls[0]?.body).toMatchObject({ area: "media", email: "hana@people.example" });
  });

  test("an area that isn't there is a missing page, also by its form", async () => {
    expect(await getRedirect(openPage(opening, "/opening/constructor"))).toBe("/?pageNotFound=404");
    const posted = Promise.resolve().then(() => postTo(opening, "/opening/constructor", {}));
    expect(await getRedirect(posted)).toBe("/?pageNotFound=404");
  });
});

describe("links of emails change nothing until a button is pressed", () => {
  test.each([
    [
      openingConfirm,
      "/opening/confirm",
      "Tell me when it opens",
      "POST /launch-reminders/confirmations",
    ],
    [reviewEmails, "/directory/review-emails", "Unsubscribe", "POST /dir-review/invitations/stop"],
    [unsubscribeTopic, "/emails/unsubscribe", "Unsubscribe", "POST /emails/unsubscriptions"],
  ])(
    "%# %s: the button sends the token of the link, which has left the address (X-105)",
    async (page, path, button, call) => {
      const emailedPage = Promise.resolve().then(() => openPage(page, `${path}?token=${token}`));
      const redirectPath = (await getRedirect(emailedPage)) ?? "";
      expect(redirectPath).toMatch(/\?link=[0-9a-f]{12}$/);
      const cookie = `boab_email_${redirectPath.slice(-12)}=${token}`;
      const opened = await openPage(page, redirectPath, { cookie });
      expect(opened.calls).toEqual([]);
      expect(opened.html).not.toContain(token);
      const { calls } = await postTo(page, redirectPath, readFormValuesFrom(opened.html, button), {
        cookie,
        answers: { [call]: failRequest },
      });
      expect(calls).toEqual([{ call, body: { token } }]);
    },
  );
});

describe.each([
  ["/emails/one-click", "POST /emails/unsubscriptions", "/emails/unsubscribe"],
  ["/newsletter/one-click", "POST /newsletter/unsubscriptions", "/newsletter/unsubscribe"],
])("MAIL-09 the Unsubscribe button of mail programs at %s", (oneClickPath, call, page) => {
  const path = `${oneClickPath}?token=${token}`;
  /** RFC 8058 asks mail programs to send multipart/form-data. */
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  const press = (answer: unknown) => postTo(oneClick, path, form, { answers: { [call]: answer } });

  test("sends the token and says nothing, also about one that isn't valid", async () => {
    const { calls, result } = await press({ message: "Done." });
    expect(calls).toEqual([{ call, body: { token } }]);
    expect((result as Response).status).toBe(200);
    const unknown = await press(makeRefusal(404, "not_found", "No."));
    expect((unknown.result as Response).status).toBe(200);
  });

  test("a failure of ours is an error, so that it is tried again", async () => {
    await expect(press(failRequest)).rejects.toMatchObject({ status: 500 });
    await expect(press(makeRefusal(429, "too_many_requests", "Wait."))).rejects.toMatchObject({
      status: 429,
    });
  });

  test("a person who opens it is asked first, and nothing changes", async () => {
    const { loaderData, calls } = await openPage(oneClick, path);
    expect((loaderData as Response).headers.get("location")).toBe(`${page}?token=${token}`);
    expect(calls).toEqual([]);
  });
});

test("the newsletter takes an email, and says how it is confirmed", async () => {
  const { html, text } = await openPage(subscribePage, "/newsletter/subscribe");
  expect(text).toContain("We'll email you a link to confirm");
  const fields = readFormValuesFrom(html, "Email");
  expect(fields).toMatchObject({ email: "" });
  const { calls } = await postTo(
    subscribePage,
    "/newsletter/subscribe",
    { ...fields, email: "hana@people.example" },
    { answers: { "POST /newsletter/subscribers": failRequest } },
  );
  expect(calls[0]?.body).toMatchObject({ email: "hana@people.example" });
});
