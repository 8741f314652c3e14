import type { Statuses } from "@boab/contracts/accounts/statuses";
import { describe, expect, test } from "vitest";
import { makeMember } from "#test/actors.ts";
import {
  type DocumentLifecycle,
  getDocumentStatus,
  judgeSave,
  mayWrite,
} from "./document.rules.ts";

const now = new Date("2026-11-16T09:00:00Z");
const [earlier, later] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const writer = { ...makeMember({ magStatus: "Approved" }), userId: "saba" };
const stranger = { ...writer, userId: "deng" };
const admin = { ...makeMember({ adminStatus: "Admin" }), userId: "grace" };
const draft: DocumentLifecycle = {
  ownerId: "saba",
  state: "draft",
  revision: 3,
  publishAt: null,
};
const submitted: DocumentLifecycle = { ...draft, state: "submitted" };
const scheduled: DocumentLifecycle = { ...draft, state: "accepted", publishAt: later };
const published: DocumentLifecycle = { ...draft, state: "accepted", publishAt: earlier };

test.each<[Partial<Statuses>, boolean]>([
  [{}, false],
  [{ magStatus: "Approved" }, true],
  [{ magStatus: null }, false],
  [{ magStatus: "Approved", userStatus: "Pending" }, false],
  [{ adminStatus: "Moderator" }, true],
  [{ mediaStatus: "Approved" }, false],
])("GUARD-09 somebody with %j may write: %s", (statuses, expected) => {
  expect(mayWrite(makeMember(statuses))).toBe(expected);
});

test("F-MAG-01 a document is a draft, submitted, scheduled or published", () => {
  const statuses = [draft, submitted, scheduled, published].map((one) =>
    getDocumentStatus(one, now),
  );
  expect(statuses).toEqual(["draft", "submitted", "scheduled", "published"]);
  expect(getDocumentStatus({ ...scheduled, publishAt: now }, now)).toBe("published");
});

describe("X-58 who saves what", () => {
  const refused = (reason: string) => ({ ok: false, reason });
  const stored = (state: string) => ({ ok: true, state });

  test.each([
    ["a new document", undefined, writer, 0, stored("draft")],
    ["one that isn't there any more", undefined, writer, 3, refused("stale")],
    ["by somebody who doesn't write", undefined, makeMember({}), 0, refused("not writing")],
    ["one's own draft", draft, writer, 3, stored("draft")],
    ["an older revision of it", draft, writer, 2, refused("stale")],
    ["somebody else's", draft, stranger, 3, refused("not yours")],
    ["somebody else's, by an admin", draft, admin, 3, stored("draft")],
    ["one in review, by its writer", submitted, writer, 3, refused("in review")],
    ["one in review, by an admin", submitted, admin, 3, stored("submitted")],
    ["a scheduled one, by its writer", scheduled, writer, 3, refused("scheduled")],
    ["a scheduled one, by an admin", scheduled, admin, 3, refused("scheduled")],
    ["a published one, which is a draft again", published, writer, 3, stored("draft")],
  ])("%s", (_what, document, viewer, revision, expected) => {
    expect(judgeSave(document, viewer, revision, now)).toEqual(expected);
  });
});
