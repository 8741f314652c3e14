import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { insertDocument, insertEditorImage, makeTextBody } from "#test/factories/documents.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let saba: SignedIn;
let other: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  saba = await app.signIn({ magStatus: "Approved" }, "Saba Haile");
  other = await app.signIn({ magStatus: "Approved" }, "Deng Majok");
  admin = await app.signIn({ adminStatus: "Admin" }, "Grace Wanjiru");
});

const makeDocId = () => `DOC-${randomBytes(3).toString("hex").toUpperCase()}`;
const head = { title: "Rest", standfirst: "Nothing at all.", category: "Food", tags: ["sleep"] };
const save = (docId: string, revision: number, content: unknown, as = saba, more: object = {}) =>
  app.call("POST", `/save-text-editor/${docId}`, { as, body: { content, revision, ...more } });
const read = (docId: string, as?: SignedIn) =>
  app.call("GET", `/get-text-editor/${docId}`, as ? { as } : {});
const readVersions = async (docId: string, as = saba) =>
  (await app.call("GET", `/documents/${docId}/versions`, { as })).json().versions;
const submit = (docId: string, revision: number, as = saba) =>
  app.call("POST", `/documents/${docId}/submission`, { as, body: { revision } });

async function start(...paragraphs: string[]) {
  const docId = makeDocId();
  expect((await save(docId, 0, makeTextBody(...paragraphs))).json()).toMatchObject({ revision: 1 });
  return docId;
}

describe("saving and reading", () => {
  test("EDIT-09 a document is saved with its content and read back as HTML, a revision for each save", async () => {
    const docId = await start("Forty people <lie> down & rest");
    const more = { head: { ...head, mainPicture: null } };
    expect((await save(docId, 1, makeTextBody("Second"), saba, more)).json()).toMatchObject({
      docId,
      revision: 2,
    });
    const again = await save(docId, 2, makeTextBody("Forty people <lie> down & rest"));
    expect(again.json().revision).toBe(3);
    const document = (await read(docId, saba)).json();
    expect(document).toMatchObject({
      docId,
      title: "Rest",
      content: "<p>Forty people &lt;lie&gt; down &amp; rest</p>",
      editing: { ...head, revision: 3, status: "draft", mayEdit: true, isOwn: true },
    });
    expect((await read(docId, saba)).headers["cache-control"]).toBe("private, no-store");
  });

  test("EDIT-09 content may be sent as HTML, of which only what an article may hold is kept", async () => {
    const docId = makeDocId();
    const html = `<h1>Title</h1><p onclick="x()">One <b>bold</b> <a href="javascript:alert(1)">bad</a>
      <a href="https://example.com" onmouseover="x()">good</a><script>alert(1)</script></p>
      <ul><li>First</li><li>Second</li></ul><blockquote><p>Quoted</p></blockquote><hr>
      <img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe><div>Last</div>`;
    expect((await save(docId, 0, html)).statusCode).toBe(200);
    const { content, editing } = (await read(docId, saba)).json();
    expect(content).toBe(
      '<h2>Title</h2><p>One <strong>bold</strong> bad <a href="https://example.com">good</a></p>' +
        "<ul><li><p>First</p></li><li><p>Second</p></li></ul>" +
        "<blockquote><p>Quoted</p></blockquote><hr /><p>Last</p>",
    );
    expect(editing.body.content).toHaveLength(6);
  });

  test("EDIT-09 a paragraph stays one around what is left out of it", async () => {
    const docId = makeDocId();
    const html = "<p>Before <script>alert(1)</script>and <svg><title>x</title></svg>after.</p>";
    expect((await save(docId, 0, html)).statusCode).toBe(200);
    expect((await read(docId, saba)).json().content).toBe("<p>Before and after.</p>");
  });

  test("W2 what is not an article is refused, and nothing is stored", async () => {
    const docId = makeDocId();
    const unknown = { type: "doc", content: [{ type: "script", attrs: { src: "x" } }] };
    expect((await save(docId, 0, unknown)).statusCode).toBe(400);
    const elsewhere = {
      type: "doc",
      content: [
        {
          type: "image",
          attrs: {
            src: "https://evil.example/public/editor-images/a.jpg",
            width: 1,
            height: 1,
            alt: "",
            caption: "",
            layout: "text",
          },
        },
      ],
    };
    const refused = await save(docId, 0, elsewhere);
    expect(refused.json()).toMatchObject({
      code: "bad_request",
      fields: { content: "Pictures have to be uploaded here." },
    });
    const responseWithoutRevision = await app.call("POST", `/save-text-editor/${docId}`, {
      as: saba,
      body: { content: makeTextBody("x") },
    });
    expect(responseWithoutRevision.statusCode).toBe(400);
    expect((await save("DOC-lower1", 0, makeTextBody("x"))).statusCode).toBe(400);
    expect((await read(docId, saba)).statusCode).toBe(404);
  });

  test("X-58 the first saver owns a document; only they and admins change it", async () => {
    const docId = await start("Mine");
    const taken = await save(docId, 1, makeTextBody("Theirs"), other);
    expect(taken.json()).toMatchObject({ code: "document_taken" });
    expect((await save(docId, 0, makeTextBody("Theirs"), other)).statusCode).toBe(409);
    expect((await read(docId, other)).statusCode).toBe(404);
    expect((await read(docId)).statusCode).toBe(404);
    expect((await save(docId, 1, makeTextBody("Corrected"), admin)).json()).toMatchObject({
      revision: 2,
    });
    const { editing } = (await read(docId, saba)).json();
    expect(editing).toMatchObject({ isOwn: true, writerName: "Saba Haile", revision: 2 });
    expect((await readVersions(docId)).map((one: { savedBy: string }) => one.savedBy)).toEqual([
      "Grace Wanjiru",
      "Saba Haile",
    ]);
  });

  test("GUARD-09 MAG-07 only writers with magStatus Approved and staff may write", async () => {
    for (const [as, status] of [
      [await app.signIn(), 403],
      [await app.signIn({ merchantStatus: "Approved" }), 403],
      [other, 200],
      [await app.signIn({ adminStatus: "Moderator" }), 200],
    ] as const)
      expect((await save(makeDocId(), 0, makeTextBody("x"), as)).statusCode).toBe(status);
    const body = { content: makeTextBody("x"), revision: 0 };
    const visitor = await app.call("POST", `/save-text-editor/${makeDocId()}`, { body });
    expect(visitor.statusCode).toBe(401);
  });

  test("a writer who may no longer write can't read or change their drafts here", async () => {
    const formerWriter = await app.signIn({ magStatus: "Approved" });
    const docId = makeDocId();
    await save(docId, 0, makeTextBody("x"), formerWriter);
    await app.db
      .updateTable("accounts.profile")
      .set({ magStatus: null })
      .where("id", "=", formerWriter.userId)
      .execute();
    expect((await save(docId, 1, makeTextBody("y"), formerWriter)).statusCode).toBe(403);
    expect((await read(docId, formerWriter)).statusCode).toBe(404);
  });

  test("an admin who reads somebody's draft is noted", async () => {
    const docId = await start("Private");
    await read(docId, saba);
    await read(docId, admin);
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "actorId"])
      .where("objectId", "=", docId)
      .execute();
    expect(lines).toEqual([{ act: "read document", actorId: admin.userId }]);
  });
});

describe("F-MAG-02 two people at once", () => {
  test("a save from an older revision changes nothing and is kept aside, word for word", async () => {
    const docId = await start("Begun");
    await save(docId, 1, makeTextBody("From the first tab"));
    for (const typed of ["From the second", "From the second tab"]) {
      const refused = await save(docId, 1, makeTextBody(typed));
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: "document_conflict" });
    }
    expect((await read(docId, saba)).json().content).toBe("<p>From the first tab</p>");
    const versions = await readVersions(docId);
    expect(versions.map((one: { kind: string }) => one.kind).sort()).toEqual([
      "aside",
      "saved",
      "saved",
    ]);
    const conflictCopy = versions.find((one: { kind: string }) => one.kind === "aside");
    const path = `/documents/${docId}/versions/${conflictCopy.versionId}`;
    expect((await app.call("GET", path, { as: saba })).json().body).toEqual(
      makeTextBody("From the second tab"),
    );
    const taken = await app.call("POST", `/documents/${docId}/restorations`, {
      as: saba,
      body: { versionId: conflictCopy.versionId, revision: 2 },
    });
    expect(taken.json()).toMatchObject({ revision: 3 });
    expect((await read(docId, saba)).json().content).toBe("<p>From the second tab</p>");
  });

  test("of several saves at the same moment one goes through, and the others are kept", async () => {
    const docId = await start("Begun");
    const texts = ["one", "two", "three", "four"];
    const writers = [saba, saba, admin, admin];
    const answers = await Promise.all(
      texts.map((text, index) => save(docId, 1, makeTextBody(text), writers[index])),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const { editing } = (await read(docId, saba)).json();
    expect(editing.revision).toBe(2);
  });
});

describe("F-MAG-02 versions", () => {
  test("while somebody types, one version is kept for each pause; every deliberate save is one", async () => {
    const docId = await start("One");
    const autosaveOptions = { isAutosave: true };
    for (const [revision, text] of ["One two", "One two three", "One two three four"].entries())
      await save(docId, revision + 1, makeTextBody(text), saba, autosaveOptions);
    await save(docId, 4, makeTextBody("One three"));
    expect(await readVersions(docId)).toMatchObject([
      { kind: "saved", revision: 5, words: 2, wordsAdded: 0, wordsRemoved: 2, isOwn: true },
      { kind: "autosaved", revision: 4, words: 4, wordsAdded: 3, wordsRemoved: 0 },
      { kind: "saved", revision: 1, wordsAdded: 1 },
    ]);
  });

  test("restoring makes a new version and loses none", async () => {
    const docId = await start("First");
    await save(docId, 1, makeTextBody("Second"));
    const [, first] = await readVersions(docId);
    const restore = (revision: number, as = saba) =>
      app.call("POST", `/documents/${docId}/restorations`, {
        as,
        body: { versionId: first.versionId, revision },
      });
    expect((await restore(1)).json()).toMatchObject({ code: "document_conflict" });
    expect((await restore(2, other)).statusCode).toBe(404);
    expect((await restore(2)).json()).toMatchObject({ revision: 3 });
    expect((await read(docId, saba)).json().content).toBe("<p>First</p>");
    expect((await readVersions(docId)).map((one: { kind: string }) => one.kind)).toEqual([
      "restored",
      "saved",
      "saved",
    ]);
  });
});

describe("F-MAG-01 submitting", () => {
  test("F-MAG-05 needs a title, an introduction, a topic and a description of every picture", async () => {
    const docId = await start("Only this");
    expect((await submit(docId, 1)).json().fields).toEqual({
      title: "Please add a title.",
      standfirst: "Please add an introduction.",
      category: "Please choose a topic.",
      mainPicture: "Please add a main picture.",
    });
    const readyDocument = await insertDocument(app.db, { ownerId: saba.userId });
    const picture = { src: readyDocument.src, width: 1600, height: 900, alt: " " };
    await app.db
      .updateTable("magazine.document")
      .set({ mainPicture: JSON.stringify({ ...picture, caption: "" }) })
      .where("id", "=", readyDocument.docId)
      .execute();
    expect((await submit(readyDocument.docId, 1)).json().fields).toEqual({
      content: "Please describe every picture, for people who can't see it.",
    });
  });

  test("locks it for its writer, tells the team, and can be taken back", async () => {
    // Of its own, because the team's mailbox is everybody's.
    const words = `Millet ${makeDocId()}`;
    const { docId } = await insertDocument(app.db, { ownerId: saba.userId, words });
    expect((await submit(docId, 7)).json()).toMatchObject({ code: "document_conflict" });
    for (const _ of [1, 2])
      expect((await submit(docId, 1)).json()).toEqual({ status: "submitted" });
    await runTasks(app.services);
    const mail = await expectMail(({ subject }) => subject === `To review: ${words}`);
    expect(mail.envelope.to).toMatchObject([{ address: app.config.mail.enquiriesTo }]);
    expect(mail.text).toContain(`Saba Haile has submitted “${words}”.`);
    expect((await save(docId, 1, makeTextBody("More"))).json()).toMatchObject({
      code: "document_in_review",
    });
    expect((await read(docId, saba)).json().editing).toMatchObject({
      status: "submitted",
      mayEdit: false,
    });
    const withdraw = (as = saba) => app.call("DELETE", `/documents/${docId}/submission`, { as });
    expect((await withdraw(other)).statusCode).toBe(404);
    expect((await withdraw()).statusCode).toBe(204);
    expect((await withdraw()).statusCode).toBe(409);
    expect((await save(docId, 1, makeTextBody("More"))).statusCode).toBe(200);
  });

  test("an editor may correct what waits for them", async () => {
    const { docId } = await insertDocument(app.db, { ownerId: saba.userId, state: "submitted" });
    expect((await save(docId, 1, makeTextBody("Corrected"), admin)).statusCode).toBe(200);
    expect((await read(docId, admin)).json().editing).toMatchObject({ status: "submitted" });
  });
});

describe("one's own documents", () => {
  test("are listed, the last saved first, page by page", async () => {
    const writer = await app.signIn({ magStatus: "Approved" });
    const ids = [makeDocId(), makeDocId()];
    for (const id of ids) await save(id, 0, makeTextBody("One two"), writer);
    const list = async (query: string) =>
      (await app.call("GET", `/documents${query}`, { as: writer })).json();
    const first = await list("?limit=1");
    expect(first.data).toMatchObject([{ docId: ids[1], words: 2, status: "draft" }]);
    const second = await list(`?limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ data: [{ docId: ids[0] }], nextCursor: null });
  });

  test("are deleted with their versions and pictures, until they are published", async () => {
    const { docId } = await insertDocument(app.db, { ownerId: saba.userId });
    const remove = (as: SignedIn) => app.call("DELETE", `/documents/${docId}`, { as });
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove(admin)).statusCode).toBe(403);
    expect((await remove(saba)).statusCode).toBe(204);
    const left = await app.db
      .selectFrom("uploads.upload")
      .select("status")
      .where("targetId", "=", docId)
      .execute();
    expect(left).toEqual([{ status: "removed" }]);
    expect((await read(docId, saba)).statusCode).toBe(404);
  });
});

describe("EDIT-04 pictures", () => {
  const ticket = (targetId: string, as: SignedIn) =>
    app.call("POST", "/uploads", {
      as,
      body: {
        purpose: "editor-image",
        targetId,
        contentType: "image/png",
        size: 1000,
        fileName: "Rings of Earth.png",
      },
    });

  test("are uploaded for a document by those who manage it, under editor-images, naming nobody", async () => {
    const docId = await start("With a picture");
    expect((await ticket(docId, other)).statusCode).toBe(404);
    expect((await ticket(makeDocId(), saba)).statusCode).toBe(404);
    const ticketResponse = await ticket(docId, saba);
    expect(ticketResponse.statusCode).toBe(201);
    const { keys } = await app.db
      .selectFrom("uploads.upload")
      .select("keys")
      .where("targetId", "=", docId)
      .executeTakeFirstOrThrow();
    for (const { key } of keys as { key: string }[]) {
      expect(key).toMatch(/^public\/editor-images\/\d{13}_[0-9a-f]{32}\.(jpg|webp)$/);
      expect(key).not.toContain(saba.userId);
    }
  });

  test("get a public address when they are taken in, and stay when their sender leaves", async () => {
    const docId = await start("With a picture");
    const { uploadId, key } = await insertEditorImage(app.db, { ownerId: saba.userId, docId });
    const add = (as: SignedIn) =>
      app.call("POST", `/documents/${docId}/pictures`, { as, body: { uploadId } });
    expect((await add(other)).statusCode).toBe(404);
    expect((await add(admin)).statusCode).toBe(404);
    const added = (await add(saba)).json();
    expect(added).toEqual({
      src: `${app.config.storage.mediaUrl}/${key}`,
      width: 1600,
      height: 900,
    });
    expect((await add(saba)).statusCode).toBe(404);
    const attrs = { ...added, alt: "", caption: "", layout: "text" };
    const body = { type: "doc", content: [{ type: "image", attrs }] };
    expect((await save(docId, 1, body)).statusCode).toBe(200);
    const upload = await app.db
      .selectFrom("uploads.upload")
      .select(["ownerId", "fileName", "status"])
      .where("id", "=", uploadId)
      .executeTakeFirstOrThrow();
    expect(upload).toEqual({ ownerId: null, fileName: null, status: "attached" });
  });
});
