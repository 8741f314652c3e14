import { expect, test } from "vitest";
import { linkedRequest } from "#test/bookings.ts";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import * as answerRequest from "./answer-request.tsx";

const token = "t".repeat(43);

/** The address without the token, and the cookie that keeps it. */
async function openEmailedLink(answer: string) {
  const path = `/booking/answer/${answer}`;
  const emailed = Promise.resolve().then(() => openPage(answerRequest, `${path}?token=${token}`));
  const shownPath = (await getRedirect(emailed)) ?? "";
  expect(shownPath).toMatch(/^\/booking\/answer\/\w+\?link=[0-9a-f]{12}$/);
  return { shownPath, cookie: `boab_answer_${shownPath.slice(-12)}=${token}` };
}

test.each([
  ["confirm", "Confirm this booking", "confirmed"],
  ["decline", "Decline", "declined"],
])("the link to %s asks first, and its button %s sends %s", async (answer, button, decision) => {
  const { shownPath, cookie } = await openEmailedLink(answer);
  const opened = await openPage(answerRequest, shownPath, {
    cookie,
    answers: { "POST /dir/booking-request-links": linkedRequest },
  });
  expect(opened.calls).toEqual([{ call: "POST /dir/booking-request-links", body: { token } }]);
  expect(opened.text).toContain("Abuk Majok, first visit");
  expect(opened.html).not.toContain(token);

  const { calls, data } = await postTo(
    answerRequest,
    shownPath,
    readFormValuesFrom(opened.html, button),
    {
      cookie,
      answers: {
        "PUT /dir/booking-request-links": { ...linkedRequest, bookingStatus: decision },
      },
    },
  );
  expect(calls).toEqual([{ call: "PUT /dir/booking-request-links", body: { token, decision } }]);
  expect(data).toMatchObject({ ok: true, response: { bookingStatus: decision } });
});

test("a link that is over, or whose cookie has gone, says so and shows no request", async () => {
  const { shownPath, cookie } = await openEmailedLink("confirm");
  const gone = { "POST /dir/booking-request-links": makeRefusal(404, "not_found", "Gone.") };
  for (const opened of [
    await openPage(answerRequest, shownPath, { cookie, answers: gone }),
    await openPage(answerRequest, shownPath),
  ]) {
    expect(opened.text).toContain("This link no longer works");
    expect(opened.html).not.toContain("<button");
  }
});

test("there is no page for any other answer", async () => {
  const opened = Promise.resolve().then(() => openPage(answerRequest, "/booking/answer/maybe"));
  await expect(opened).rejects.toMatchObject({ init: { status: 404 } });
});
