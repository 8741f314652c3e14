import { expect, test } from "vitest";
import { makePerson, type SignedIn, useHouse } from "#test/harness.ts";

const house = useHouse();

const download = (as?: SignedIn) => house.call("GET", "/user/my-data", as && { as });

/** Somebody who left a mark, with their own words in it, everywhere we keep something. */
async function leaveMarks(person: SignedIn, mark: string) {
  const put = (body: object) =>
    house.call("PUT", `/admin/users/update/${person.userId}`, { as: person, body });
  await put({ fullName: `${mark} Name`, alias: `${mark}.alias`, phoneNumber: "+61400123456" });
  await put({ adminStatus: "Admin" });
  await house.call("POST", "/access-requests", {
    as: person,
    body: { accessType: "media", reason: `${mark} reason` },
  });
  await house.call("POST", "/app/enquiries", {
    body: { name: `${mark} Writer`, email: person.email, message: `${mark} message` },
  });
  await house.call("POST", "/newsletter/subscribers", {
    body: { name: `${mark} Reader`, email: person.email },
  });
}

test("a person gets everything we hold of them, as a file", async () => {
  const ada = await house.signIn();
  await leaveMarks(ada, "canary");
  const answer = await download(ada);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="[\w-]+\.json"$/);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  const data = answer.json();
  expect(data).toMatchObject({
    profile: { id: ada.userId, email: ada.email, fullName: "canary Name" },
    accessRequests: [{ accessType: "media", reason: "canary reason" }],
    enquiries: [{ name: "canary Writer", message: "canary message" }],
    newsletter: { email: ada.email, name: "canary Reader", status: "asked" },
    acts: [{ act: "refused write" }],
  });
  expect(data.handles).toContain("canary.alias");
});

test("and nothing of anybody else, nor a secret", async () => {
  const [ada, eve] = [await house.signIn(), await house.signIn({ adminStatus: "Admin" })];
  await leaveMarks(ada, "ada.mark");
  await leaveMarks(eve, "eve.mark");
  await house.call("PUT", `/admin/users/update/${ada.userId}`, {
    as: eve,
    body: { mediaStatus: "Approved" },
  });
  const { unsubscribe_token } = await house.db
    .selectFrom("outreach.subscriber")
    .select("unsubscribe_token")
    .where("email", "=", eve.email)
    .executeTakeFirstOrThrow();
  const { body } = await download(eve);
  expect(body).toContain("eve.mark");
  for (const foreign of ["ada.mark", ada.userId, ada.email, unsubscribe_token, "token"])
    expect(body, foreign).not.toContain(foreign);
});

test("letters under an address that is not proven are somebody else's until it is", async () => {
  const eve = await house.signInAs({ ...makePerson(), emailVerified: false });
  await leaveMarks(eve, "planted");
  const data = (await download(eve)).json();
  expect(data).toMatchObject({ enquiries: [], newsletter: null });
  expect(data.accessRequests).toHaveLength(1);
});

test("it is for members, three times an hour", async () => {
  expect((await download()).json().code).toBe("not_signed_in");
  const ada = await house.signIn();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) statuses.push((await download(ada)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
