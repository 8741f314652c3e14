import { expect, test } from "vitest";
import { linkedSuggestion } from "#test/bookings.ts";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import * as answerNewTime from "./answer-new-time.tsx";

const token = "t".repeat(43);

/** The address without the token, and the cookie that keeps it. */
async function openEmailedLink(answer: string) {
  const path = `/booking/new-time/${answer}`;
  const emailed = Promise.resolve().then(() => openPage(answerNewTime, `${path}?token=${token}`));
  const shownPath = (await getRedirect(emailed)) ?? "";
  expect(shownPath).toMatch(/^\/booking\/new-time\/\w+\?link=[0-9a-f]{12}$/);
  return { shownPath, cookie: `boab_new_time_${shownPath.slice(-12)}=${token}` };
}

test.each([
  ["accept", "Yes, move it", "accepted"],
  ["decline", "Keep my time", "declined"],
] as const)("the link to %s asks first, and its button sends it", async (answer, button, state) => {
  const { shownPath, cookie } = await openEmailedLink(answer);
  const opened = await openPage(answerNewTime, shownPath, {
    cookie,
    answers: { "POST /dir/booking-time-links": linkedSuggestion },
  });
  expect(opened.calls).toEqual([{ call: "POST /dir/booking-time-links", body: { token } }]);
  expect(opened.html).not.toContain(token);
  expect(opened.loaderData).toMatchObject({
    otherPath: shownPath.replace(answer, answer === "accept" ? "decline" : "accept"),
  });
  const { calls, data } = await postTo(
    answerNewTime,
    shownPath,
    readFormValuesFrom(opened.html, button),
    { cookie, answers: { "PUT /dir/booking-time-links": { ...linkedSuggestion, state } } },
  );
  expect(calls).toEqual([{ call: "PUT /dir/booking-time-links", body: { token, answer } }]);
  expect(data).toMatchObject({ ok: true, response: { state } });
});

test("a link that is over, or whose cookie has gone, says so and shows no visit", async () => {
  const { shownPath, cookie } = await openEmailedLink("accept");
  const gone = { "POST /dir/booking-time-links": makeRefusal(404, "not_found", "Gone.") };
  for (const opened of [
    await openPage(answerNewTime, shownPath, { cookie, answers: gone }),
    await openPage(answerNewTime, shownPath),
  ]) {
    expect(opened.text).toContain("This link no longer works");
    expect(opened.html).not.toContain("<button");
  }
});

test("there is no page for any other answer", async () => {
  const opened = Promise.resolve().then(() => openPage(answerNewTime, "/booking/new-time/maybe"));
  await expect(opened).rejects.toMatchObject({ init: { status: 404 } });
});
