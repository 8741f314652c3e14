import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { insertDocument, makeTextBody } from "#test/factories/documents.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { announcePublishedArticlesTask } from "./desk.tasks.ts";

const app = useTestApp();
let saba: SignedIn;
let grace: SignedIn;

beforeAll(async () => {
  saba = await app.signIn({ magStatus: "Approved" }, "Saba Haile");
  grace = await app.signIn({ adminStatus: "Moderator" }, "Grace Wanjiru");
});

const hour = 60 * 60 * 1000;
const makeFutureTime = (ms: number) => new Date(Date.now() + ms).toISOString();

async function stage(words: string, writer = saba) {
  const { docId } = await insertDocument(app.db, {
    ownerId: writer.userId,
    words,
    state: "submitted" as const,
  });
  const path = `/admin/documents/${docId}`;
  return {
    docId,
    publish: (body: object = {}, as = grace) =>
      app.call("POST", `${path}/publication`, {
        as,
        body: { revision: 1, publishAt: null, ...body },
      }),
    unpublish: (as = grace) => app.call("DELETE", `${path}/publication`, { as }),
    sendBack: (note: string, as = grace, revision = 1) =>
      app.call("POST", `${path}/return`, { as, body: { revision, note } }),
    read: (as?: SignedIn) => app.call("GET", `/get-text-editor/${docId}`, as ? { as } : {}),
    acts: async () =>
      (
        await app.db
          .selectFrom("platform.auditEntry")
          .select("act")
          .where("objectId", "=", docId)
          .where("act", "not in", ["read document"])
          .orderBy("id")
          .execute()
      ).map(({ act }) => act),
  };
}

const listed = async (status: string) =>
  (await app.call("GET", `/admin/documents?status=${status}&limit=100`, { as: grace })).json()
    .data as { docId: string }[];
const listIds = async (status: string) => (await listed(status)).map(({ docId }) => docId);
const announcePublished = async () => {
  await inTransaction(app.db, (tx) =>
    app.services.tasks.enqueue(tx, announcePublishedArticlesTask, {}),
  );
  await runTasks(app.services);
};

describe("F-MAG-01 X-45 the editors' desk", () => {
  test("publishes what a writer submitted, for everyone, and tells the writer", async () => {
    const writer = await app.signIn({ magStatus: "Approved" }, "Mariam Sow");
    const { docId, publish, read, acts } = await stage("Millet is not a trend", writer);
    expect(await listIds("submitted")).toContain(docId);
    expect((await read()).statusCode).toBe(404);
    const published = (await publish()).json();
    expect(published).toMatchObject({ status: "published", slug: "millet-is-not-a-trend" });
    expect((await read()).json()).toEqual({
      docId,
      title: "Millet is not a trend",
      content: "<p>Millet is not a trend</p>",
      editing: null,
    });
    const article = await app.call("GET", `/magazine/articles/${published.slug}`);
    expect(article.json()).toMatchObject({ title: "Millet is not a trend" });
    expect(await listIds("published")).toContain(docId);
    for (const _ of [1, 2]) await announcePublished();
    const [mail] = await expectMails(writer.email, 1);
    expect(mail?.subject).toBe("Published: Millet is not a trend");
    expect(mail?.text).toContain("/Wellbeing/millet-is-not-a-trend");
    expect(await acts()).toEqual(["publish document"]);
  });

  test("schedules: nobody reads it before its time, and nobody changes it", async () => {
    const { docId, publish, read } = await stage("The second sleep");
    for (const publishAt of [makeFutureTime(-hour), makeFutureTime(400 * 24 * hour)])
      expect((await publish({ publishAt })).json().fields).toHaveProperty("publishAt");
    const publishAt = makeFutureTime(hour);
    expect((await publish({ publishAt })).json()).toMatchObject({ status: "scheduled", publishAt });
    expect(await listIds("scheduled")).toContain(docId);
    expect((await read()).statusCode).toBe(404);
    for (const as of [saba, grace]) {
      const body = { content: makeTextBody("Changed"), revision: 1 };
      const saved = await app.call("POST", `/save-text-editor/${docId}`, { as, body });
      expect(saved.json()).toMatchObject({ code: "document_in_review" });
    }
    await app.db
      .updateTable("magazine.document")
      .set({ publishAt: new Date(Date.now() - 1000) })
      .where("id", "=", docId)
      .execute();
    expect((await read()).statusCode).toBe(200);
    expect(await listIds("published")).toContain(docId);
  });

  test("a published article stays as it is while its writer writes on, until that is published", async () => {
    const { docId, publish, read } = await stage("Walk slowly");
    const first = (await publish()).json();
    const body = { content: makeTextBody("Walk like you are late for nothing"), revision: 1 };
    await app.call("POST", `/save-text-editor/${docId}`, { as: saba, body });
    expect((await read()).json().content).toBe("<p>Walk slowly</p>");
    expect((await read(saba)).json().editing).toMatchObject({ status: "draft" });
    await app.call("POST", `/documents/${docId}/submission`, { as: saba, body: { revision: 2 } });
    const again = (await publish({ revision: 2, publishAt: makeFutureTime(hour) })).json();
    expect(again).toEqual({ ...first, status: "published" });
    expect((await read()).json().content).toBe("<p>Walk like you are late for nothing</p>");
  });

  test("sends back with a note, by email and in the editor", async () => {
    const writer = await app.signIn({ magStatus: "Approved" }, "Deng Majok");
    const { docId, sendBack, read, acts } = await stage("Sun and melanin", writer);
    expect((await sendBack(" ")).statusCode).toBe(400);
    const note = "Which two? Readers will want to know.";
    expect((await sendBack(note)).statusCode).toBe(204);
    expect((await sendBack(note)).statusCode).toBe(409);
    expect((await read(writer)).json().editing).toMatchObject({
      status: "draft",
      note,
      mayEdit: true,
    });
    await runTasks(app.services);
    const [mail] = await expectMails(writer.email, 1);
    expect(mail?.subject).toBe("Notes on Sun and melanin");
    expect(mail?.text).toContain(note);
    expect(await listIds("submitted")).not.toContain(docId);
    expect(await acts()).toEqual(["send back document"]);
  });

  test("decides only about what it has read", async () => {
    const { docId, publish, sendBack, read } = await stage("A garden");
    const body = { content: makeTextBody("A garden the width of a balcony"), revision: 1 };
    await app.call("POST", `/save-text-editor/${docId}`, { as: grace, body });
    expect((await publish()).statusCode).toBe(409);
    expect((await sendBack("x")).statusCode).toBe(409);
    expect((await publish({ revision: 2 })).statusCode).toBe(200);
    expect((await publish({ revision: 2 })).statusCode).toBe(409);
    expect((await read()).statusCode).toBe(200);
  });

  test("takes an article off the site; publishing it again brings it back to its address", async () => {
    const { publish, unpublish, read, acts } = await stage("Rest is not the reward");
    const { slug } = (await publish()).json();
    for (const _ of [1, 2]) expect((await unpublish()).statusCode).toBe(204);
    expect((await read()).statusCode).toBe(404);
    expect((await app.call("GET", `/magazine/articles/${slug}`)).statusCode).toBe(404);
    expect((await publish()).json()).toMatchObject({ slug, status: "published" });
    expect(await acts()).toEqual(["publish document", "unpublish document", "publish document"]);
  });

  test("what was taken off and scheduled is read by nobody before its time", async () => {
    const { publish, unpublish, read } = await stage("Not before Thursday");
    const { slug } = (await publish()).json();
    await unpublish();
    const again = await publish({ publishAt: makeFutureTime(hour) });
    expect(again.json()).toMatchObject({ slug, status: "scheduled" });
    expect((await read()).statusCode).toBe(404);
    expect((await app.call("GET", `/magazine/articles/${slug}`)).statusCode).toBe(404);
  });

  test("is for staff", async () => {
    const { publish, unpublish, sendBack } = await stage("Mine to publish?");
    for (const refused of [publish({}, saba), unpublish(saba), sendBack("x", saba)])
      expect((await refused).statusCode).toBe(403);
    expect((await app.call("GET", "/admin/documents", { as: saba })).statusCode).toBe(403);
  });
});
