import { expect, test } from "vitest";
import { linkedName } from "#test/bookings.ts";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import * as answerName from "./answer-name.tsx";

const token = "t".repeat(43);

/** The address without the token, and the cookie that keeps it. */
async function openEmailedLink() {
  const emailed = Promise.resolve().then(() =>
    openPage(answerName, `/booking/name?token=${token}`),
  );
  const shownPath = (await getRedirect(emailed)) ?? "";
  expect(shownPath).toMatch(/^\/booking\/name\?link=[0-9a-f]{12}$/);
  return { shownPath, cookie: `boab_name_${shownPath.slice(-12)}=${token}` };
}

test.each([
  ["Yes, show my name", "show", "named"],
  ["No", "hide", "declined"],
] as const)("the link asks first, and “%s” sends %s", async (button, answer, state) => {
  const { shownPath, cookie } = await openEmailedLink();
  const opened = await openPage(answerName, shownPath, {
    cookie,
    answers: { "POST /dir/team-name-links": linkedName },
  });
  expect(opened.calls).toEqual([{ call: "POST /dir/team-name-links", body: { token } }]);
  expect(opened.html).not.toContain(token);
  const { calls, data } = await postTo(
    answerName,
    shownPath,
    readFormValuesFrom(opened.html, button),
    { cookie, answers: { "PUT /dir/team-name-links": { ...linkedName, state } } },
  );
  expect(calls).toEqual([{ call: "PUT /dir/team-name-links", body: { token, answer } }]);
  expect(data).toMatchObject({ ok: true, response: { state } });
});

test("a link that is over, or whose cookie has gone, says so and shows no name", async () => {
  const { shownPath, cookie } = await openEmailedLink();
  const gone = { "POST /dir/team-name-links": makeRefusal(404, "not_found", "Gone.") };
  for (const opened of [
    await openPage(answerName, shownPath, { cookie, answers: gone }),
    await openPage(answerName, shownPath),
  ]) {
    expect(opened.text).toContain("This link no longer works");
    expect(opened.html).not.toContain("<button");
  }
});
