import { expect, test } from "vitest";
import { makeEditableBusiness } from "#test/listings.ts";
import { postTo } from "#test/open-page.tsx";
import { member } from "#test/profiles.ts";
import * as myListings from "./my-listings.tsx";

const stored = {
  date: "2026-12-25",
  kind: "closed" as const,
  windows: [],
  note: "Christmas Day",
};
const business = makeEditableBusiness({ version: 7, specialDays: [stored] });
const read = `GET /dir/business/${business.id}/editing`;
const save = `PUT /dir/business/${business.id}`;
const answers = { [read]: business, [save]: business };

const answer = (values: Record<string, string>) =>
  postTo(
    myListings,
    "/my-account/listings",
    { id: business.id, date: "2026-12-28", name: "Boxing Day holiday", ...values },
    { viewer: member, answers },
  );

test.each(["closed", "usual"] as const)(
  "the answer %s is added to the special days",
  async (kind) => {
    const { calls, data } = await answer({ answer: kind });
    const day = { date: "2026-12-28", kind, windows: [], note: "Boxing Day holiday" };
    expect(calls.find(({ call }) => call === save)?.body).toEqual({
      version: 7,
      specialDays: [stored, day],
    });
    expect(data).toMatchObject({ ok: true });
  },
);

test("an answer that no button gives is refused", async () => {
  await expect(answer({ answer: "maybe" })).rejects.toMatchObject({ init: { status: 400 } });
});
