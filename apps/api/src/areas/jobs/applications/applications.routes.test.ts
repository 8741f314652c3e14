import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { later, makeDeps } from "#test/deps.ts";
import { insertListing } from "#test/factories/directory.ts";
import { insertApplication, insertDocument, insertPosting } from "#test/factories/jobs.ts";
import { makeEditor } from "#test/factories/listings.ts";
import { makePdf } from "#test/files/make-files.ts";
import { postForm } from "#test/files/post-form.ts";
import { fetchStoreStatus, listUploadKeys, readUploadRow } from "#test/files/uploading.ts";
import { makeRandomIp, type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { jobsPersonalData } from "../personal-data.ts";
import { computeDeletionDate } from "./application.rules.ts";
import { notifyJobClosed, notifyOutcome } from "./notify-applicants.ts";
import { eraseDueApplications } from "./remove-applications.ts";

const app = useTestApp();
let owner: SignedIn;
let editor: SignedIn;
let stranger: SignedIn;
let moderator: SignedIn;
let admin: SignedIn;
let businessId: string;
let jobId: string;

beforeAll(async () => {
  [owner, editor, stranger] = [await app.signIn(), await app.signIn(), await app.signIn()];
  moderator = await app.signIn({ adminStatus: "Moderator" });
  admin = await app.signIn({ adminStatus: "Admin" });
  businessId = await insertListing(app.db, { ownerId: owner.userId, name: "Ubuntu Braid Studio" });
  await makeEditor(app, { id: businessId }, editor);
  jobId = await insertPosting(app.db, businessId, { title: "Senior braider" });
});

const person = (changes: object = {}) => ({
  jobId,
  name: "Achol Garang",
  email: `${randomUUID()}@people.example`,
  ...changes,
});
const apply = (body: object, headers: Record<string, string> = {}, ip = makeRandomIp()) =>
  app.call("POST", "/resume", { body, headers, ip });
const listApplicationsFrom = (email: string) =>
  app.db.selectFrom("jobs.application").selectAll().where("email", "=", email).execute();
const readResumeAs = (as: SignedIn, id: string, query = "") =>
  app.call("GET", `/resume/${id}${query}`, { as });
const put = (as: SignedIn, id: string, body: object) =>
  app.call("PUT", `/resume/${id}`, { as, body });

/** Ticket, file and check, as a visitor's browser does. */
async function sendFile(bytes: Buffer, purpose = "job-resume", target = jobId) {
  const ticket = await app.call("POST", `/jobs/${target}/uploads`, {
    body: { purpose, contentType: "application/pdf", size: bytes.length, fileName: "achol cv.pdf" },
  });
  expect(ticket.statusCode).toBe(201);
  const { uploadKey, url, fields } = ticket.json();
  expect(await postForm({ url, fields }, bytes)).toBe(204);
  await app.call("POST", "/jobs/uploads/complete", { body: { uploadKey } });
  await runTasks(app.services);
  const state = await app.call("POST", "/jobs/uploads/state", { body: { uploadKey } });
  return { uploadKey: uploadKey as string, state: state.json() };
}

describe("applying", () => {
  test("JOB-08 JOB-09 GUARD-14 needs no account, and only a name and an email", async () => {
    const body = person();
    const response = await apply(body);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: "Application sent" });
    expect(await listApplicationsFrom(body.email)).toMatchObject([
      { name: body.name, status: "new", phone: null, note: "", resumeUploadId: null },
    ]);
  });

  test("X-34 is kept for six months from the day it was sent", async () => {
    const body = person();
    await apply(body);
    const [stored] = await listApplicationsFrom(body.email);
    if (!stored) throw new Error("it is stored");
    expect(stored.deleteAfter).toEqual(computeDeletionDate(stored.createdAt));
  });

  test("JOB-10 what it says about the job is copied from the job", async () => {
    const body = person({ phone: "0400 000 000", note: "I can start in January." });
    await apply(body);
    const [{ id = "" } = {}] = await listApplicationsFrom(body.email);
    expect((await readResumeAs(owner, id)).json()).toEqual({
      id,
      businessId,
      jobId,
      position: "Senior braider",
      location: "Footscray VIC",
      type: "Casual",
      name: body.name,
      email: body.email,
      phone: "0400000000",
      note: "I can start in January.",
      internalNote: "",
      status: "new",
      resumeUrl: null,
      coverLetterUrl: null,
      resume: null,
      coverLetter: null,
      hasResume: false,
      hasCoverLetter: false,
      createdAt: expect.any(String),
      deleteAfter: expect.any(String),
    });
  });

  test.each<[string, object, number, string?]>([
    ["no name", { name: "" }, 400, "name"],
    ["half an email", { email: "achol@people" }, 400, "email"],
    ["an invalid phone", { phone: "call me" }, 400, "phone"],
    ["a note without end", { note: "a".repeat(2001) }, 400, "note"],
    ["a file of somebody else", { resume: "k".repeat(32) }, 400, "resume"],
    ["a position of one's own", { position: "Chief" }, 403, "position"],
    ["a link as a resume", { resumeUrl: "https://evil.example" }, 403, "resumeUrl"],
    ["a status", { status: "hired" }, 400, "body"],
    ["another business", { businessId: "BUS-00000000" }, 404],
    ["a job that isn't there", { jobId: "JOB-000000" }, 404],
  ])("JOB-09 with %s is refused, by name", async (_what, changes, status, field) => {
    const body = person(changes);
    const response = await apply(body);
    expect(response.statusCode).toBe(status);
    if (field) expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await listApplicationsFrom(body.email)).toEqual([]);
  });

  test.each<[string, () => Promise<string>, number]>([
    ["filled", () => insertPosting(app.db, businessId, { filledAt: new Date() }), 409],
    [
      "over",
      () =>
        insertPosting(app.db, businessId, {
          postedAt: new Date(Date.now() - 9e6),
          closesAt: new Date(Date.now() - 1),
        }),
      409,
    ],
    [
      "applied for elsewhere",
      () => insertPosting(app.db, businessId, { applyUrl: "https://jobs.example/" }),
      409,
    ],
    [
      "hidden",
      async () => insertPosting(app.db, await insertListing(app.db, { isLive: false })),
      404,
    ],
  ])("for a job that is %s is refused, and so is a ticket", async (_what, make, status) => {
    const closed = await make();
    expect((await apply(person({ jobId: closed }))).statusCode).toBe(status);
    const body = { purpose: "job-resume", contentType: "application/pdf", size: 10 };
    const ticket = await app.call("POST", `/jobs/${closed}/uploads`, { body });
    expect(ticket.statusCode).toBe(status);
  });

  test("by a bot that fills in everything gets the same response and is dropped", async () => {
    const robotApplication = person({ website: "https://spam.example" });
    expect((await apply(robotApplication)).json()).toEqual({ message: "Application sent" });
    expect(await listApplicationsFrom(robotApplication.email)).toEqual([]);
  });

  test("twice with one key is stored once; with another body it is refused", async () => {
    const body = person();
    const [key, ip] = [{ "idempotency-key": randomUUID() }, makeRandomIp()];
    expect((await apply(body, key, ip)).json()).toEqual((await apply(body, key, ip)).json());
    expect(await listApplicationsFrom(body.email)).toHaveLength(1);
    expect((await apply({ ...body, note: "Other" }, key, ip)).statusCode).toBe(422);
  });

  test("again with the same email says the same, stores nothing and reminds the person", async () => {
    const body = person();
    const [first, second] = [await apply(body), await apply({ ...body, note: "Again" })];
    expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
    expect(await listApplicationsFrom(body.email)).toMatchObject([{ note: "" }]);
    await runTasks(app.services);
    const subjects = (await expectMails(body.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain("You've already applied for Senior braider");
  });

  test("A3 with one email at the same moment is stored once, and again a day later", async () => {
    const body = person();
    await Promise.all([1, 2, 3, 4].map((count) => apply({ ...body, note: `Try ${count}` })));
    expect(await listApplicationsFrom(body.email)).toHaveLength(1);
    await sql`update jobs.application set created_at = created_at - interval '24 hours'
      where email = ${body.email}`.execute(app.db);
    await apply({ ...body, note: "With news" });
    const notes = (await listApplicationsFrom(body.email)).map(({ note }) => note);
    expect(notes).toHaveLength(2);
    expect(notes).toContain("With news");
  });

  test("is limited to five an hour from one address", async () => {
    const ip = makeRandomIp();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++)
      statuses.push((await apply(person(), {}, ip)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test("tells the owner, without a link to any file", async () => {
    const body = person({ name: `Achol${randomUUID().replace(/[^a-z]/g, "")} Garang` });
    await apply(body);
    await runTasks(app.services);
    const mail = await expectMail(
      ({ text, envelope }) =>
        text.includes(`${body.name.split(" ")[0]} applied for`) &&
        envelope.to[0]?.address === owner.email.toLowerCase(),
    );
    expect(mail.subject).toBe("New application for Senior braider");
    expect(mail.text).not.toContain(body.email);
    expect(mail.text).not.toMatch(/X-Amz|private\//);
  });
});

describe("files", () => {
  test("JOB-14 a resume lies in private storage under the business, and only a link opens it", async () => {
    const bytes = makePdf();
    const { uploadKey, state } = await sendFile(bytes);
    expect(state).toEqual({ status: "ready", reason: null });
    const body = person({ resume: uploadKey });
    expect((await apply(body)).statusCode).toBe(201);
    const [stored] = await listApplicationsFrom(body.email);
    const uploadId = stored?.resumeUploadId ?? "";
    const [key = ""] = await listUploadKeys(app, uploadId);
    expect(key).toMatch(
      new RegExp(
        `^private/BizDirectory/${businessId}/JobApplications/Resume-\\d+_[0-9a-f]{32}\\.pdf$`,
      ),
    );
    expect(await fetchStoreStatus(app, key)).toBe(403);
    const application = (await readResumeAs(owner, stored?.id ?? "")).json();
    expect(application).toMatchObject({
      resumeUrl: `/resume/${stored?.id}/files/resume`,
      resume: { fileName: "achol cv.pdf", size: bytes.length },
      coverLetterUrl: null,
    });
    expect(JSON.stringify(application)).not.toContain("private/");
    const link = await app.call("GET", application.resumeUrl, { as: owner });
    const file = await fetch(link.json().url);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    expect(link.headers["cache-control"]).toContain("no-store");
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select("actorId")
      .where("act", "=", "open private document")
      .where("objectId", "=", uploadId)
      .execute();
    expect(lines).toEqual([{ actorId: owner.userId }]);
  });

  test("belong to the job of their ticket, to their purpose, and to one application", async () => {
    const other = await insertPosting(app.db, businessId, { title: "Apprentice" });
    const { uploadKey } = await sendFile(makePdf());
    const refused = [
      await apply(person({ jobId: other, resume: uploadKey })),
      await apply(person({ coverLetter: uploadKey })),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect((await apply(person({ resume: uploadKey }))).statusCode).toBe(201);
    expect((await apply(person({ resume: uploadKey }))).statusCode).toBe(400);
    expect(
      (await app.call("POST", "/jobs/uploads/state", { body: { uploadKey } })).statusCode,
    ).toBe(404);
  });

  test.each<[string, object, number]>([
    ["a picture", { contentType: "image/jpeg" }, 400],
    ["a page", { contentType: "text/html" }, 400],
    ["6 MB", { size: 6 * 1024 * 1024 }, 400],
    ["nothing", { size: 0 }, 400],
    ["a program that says it is a PDF", { fileName: "cv.pdf.exe" }, 400],
    ["another purpose", { purpose: "profile-photo" }, 400],
  ])("JOB-09 get no ticket for %s", async (_what, changes, status) => {
    const body = { purpose: "job-resume", contentType: "application/pdf", size: 100, ...changes };
    const ticket = await app.call("POST", `/jobs/${jobId}/uploads`, { body });
    expect(ticket.statusCode).toBe(status);
  });

  test("are judged by their bytes: what isn't a document is refused, with a sentence", async () => {
    const { state } = await sendFile(Buffer.from("<script>alert(1)</script>"));
    expect(state).toEqual({ status: "refused", reason: expect.any(String) });
  });
});

describe("applications", () => {
  test("JOB-12 JOB-13 X-34 are listed for the owner, editors and admins of that business only", async () => {
    const list = (as: SignedIn | undefined, query = `businessId=${businessId}`) =>
      app.call("GET", `/resume?${query}`, as && { as });
    for (const as of [owner, editor]) expect((await list(as)).statusCode).toBe(200);
    const listResponse = await list(admin);
    expect([listResponse.statusCode, listResponse.json().code]).toEqual([403, "reason_needed"]);
    const [reason, unknownReasonQuery] = ["legal", "curious"].map(
      (why) => `businessId=${businessId}&why=${why}`,
    );
    expect((await list(admin, reason)).statusCode).toBe(200);
    expect((await list(admin, unknownReasonQuery)).statusCode).toBe(400);
    for (const as of [stranger, moderator]) expect((await list(as)).statusCode).toBe(403);
    expect((await list(undefined)).statusCode).toBe(401);
    expect((await list(owner, "")).statusCode).toBe(400);
    const other = await insertListing(app.db, { ownerId: owner.userId });
    expect((await list(owner, `businessId=${other}`)).json()).toEqual({
      data: [],
      nextCursor: null,
      newCount: 0,
    });
    const [row] = (await list(owner)).json().data;
    expect(Object.keys(row)).not.toContain("email");
    expect(JSON.stringify(row)).not.toMatch(/https?:|private/);
  });

  test("are paged by key and filtered by job and status, every one once", async () => {
    const ownListingId = await insertListing(app.db, { ownerId: owner.userId });
    const [one, two] = [
      await insertPosting(app.db, ownListingId),
      await insertPosting(app.db, ownListingId),
    ];
    const applicationIds: string[] = [];
    for (const job of [one, two, one])
      applicationIds.unshift((await insertApplication(app.db, job, {})).id);
    await put(owner, applicationIds[0] ?? "", { status: "shortlisted" });
    const list = async (query: Record<string, string>) =>
      (
        await app.call(
          "GET",
          `/resume?${new URLSearchParams({ businessId: ownListingId, ...query })}`,
          {
            as: owner,
          },
        )
      ).json();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await list({ limit: "2", ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(applicationIds);
    expect((await list({ jobId: two })).data).toHaveLength(1);
    expect((await list({ status: "new" })).data).toHaveLength(2);
    expect((await list({})).newCount).toBe(2);
  });

  test("A1 A2 are opened by an admin for a reason, which is audited", async () => {
    const { uploadKey } = await sendFile(makePdf());
    const body = person({ resume: uploadKey });
    await apply(body);
    const [{ id = "", resumeUploadId: file = "" } = {}] = await listApplicationsFrom(body.email);
    const open = (query: string) =>
      app.call("GET", `/resume/${id}/files/resume${query}`, { as: admin });
    const lines = () =>
      app.db
        .selectFrom("platform.auditEntry")
        .select(["act", "changes"])
        .where("actorId", "=", admin.userId)
        .where("objectId", "in", [id, file ?? ""])
        .orderBy("id")
        .execute();
    for (const refused of [await readResumeAs(admin, id), await open("")])
      expect([refused.statusCode, refused.json().code]).toEqual([403, "reason_needed"]);
    expect(await lines()).toEqual([]);
    expect((await readResumeAs(admin, id, "?why=complaint")).statusCode).toBe(200);
    expect((await open("?why=legal")).statusCode).toBe(200);
    expect(await lines()).toEqual([
      { act: "read application", changes: { why: "complaint" } },
      { act: "open private document", changes: expect.objectContaining({ why: "legal" }) },
    ]);
  });

  test("of a business that is being deleted are shown to nobody", async () => {
    const ownListingId = await insertListing(app.db, { ownerId: owner.userId });
    const { id } = await insertApplication(app.db, await insertPosting(app.db, ownListingId));
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: new Date() })
      .where("id", "=", ownListingId)
      .execute();
    expect((await readResumeAs(owner, id)).statusCode).toBe(404);
    expect((await readResumeAs(admin, id)).statusCode).toBe(404);
  });

  test("keep what the applicant wrote, whoever changes them", async () => {
    const { id } = await insertApplication(app.db, jobId);
    for (const field of ["name", "email", "note", "position", "createdAt", "resumeUrl"])
      expect((await put(owner, id, { [field]: "x" })).statusCode).toBeGreaterThanOrEqual(400);
    const noteResponse = await put(editor, id, { internalNote: "Call on Monday." });
    expect(noteResponse.json()).toMatchObject({ internalNote: "Call on Monday.", status: "new" });
    expect((await put(admin, id, { status: "hired" })).statusCode).toBe(403);
    expect((await put(stranger, id, { status: "hired" })).statusCode).toBe(404);
  });
});

describe("the applicant hears", () => {
  const send = async () => {
    const body = person();
    await apply(body);
    const [{ id = "" } = {}] = await listApplicationsFrom(body.email);
    return { id, email: body.email };
  };

  test("that it was sent, with a link to withdraw that stands in no queue and no table", async () => {
    const { email } = await send();
    const queued = await app.db
      .selectFrom("pgboss.job" as never)
      .selectAll()
      .execute();
    expect(JSON.stringify(queued)).not.toMatch(/withdraw\?token/);
    await runTasks(app.services);
    const mail = await expectMail(email);
    const [, token = ""] = /withdraw\?token=([\w-]+)/.exec(mail.text) ?? [];
    expect(token).toHaveLength(32);
    const [row] = await listApplicationsFrom(email);
    expect(row?.withdrawTokenHash?.toString("utf8")).not.toContain(token);
    const read = await app.call("POST", "/resume/withdrawals/read", { body: { token } });
    expect(read.json()).toMatchObject({
      position: "Senior braider",
      businessName: "Ubuntu Braid Studio",
    });
  });

  test("ten times an hour; beyond that an earlier link withdraws what has no email of its own", async () => {
    const email = `${randomUUID()}@people.example`;
    const jobIds: string[] = [];
    for (let number = 1; number <= 12; number++)
      jobIds.push(await insertPosting(app.db, businessId, { title: `Job ${number}` }));
    for (const job of jobIds) {
      await apply(person({ jobId: job, email }));
      await runTasks(app.services);
    }
    const mails = await expectMails(email, 10);
    expect(mails).toHaveLength(10);
    const applied = await listApplicationsFrom(email);
    expect(applied.filter((row) => row.withdrawTokenHash === null)).toHaveLength(2);
    const text = mails.find(({ subject }) => subject.includes("Job 10 "))?.text ?? "";
    const [, token = ""] = /withdraw\?token=([\w-]+)/.exec(text) ?? [];
    const read = async () =>
      (await app.call("POST", "/resume/withdrawals/read", { body: { token } })).json();
    const { position, others } = await read();
    expect(position).toBe("Job 10");
    expect(others).toHaveLength(11);
    const unmailedApplication = others.find(
      (other: { position: string }) => other.position === "Job 12",
    );
    const withdraw = (applicationId?: string) =>
      app.call("POST", "/resume/withdrawals", { body: { token, applicationId } });
    expect((await withdraw(unmailedApplication.id)).statusCode).toBe(200);
    // Its own goes; the link stays for the one without an email, and ends with it.
    expect((await withdraw()).statusCode).toBe(200);
    expect(await read()).toMatchObject({ position: "Job 11" });
    expect((await withdraw()).statusCode).toBe(200);
    expect(await read()).toMatchObject({ code: "not_found" });
    const remainingPositions = (await listApplicationsFrom(email))
      .map((row) => row.position)
      .toSorted();
    expect(remainingPositions).toEqual([
      "Job 1",
      "Job 2",
      "Job 3",
      "Job 4",
      "Job 5",
      "Job 6",
      "Job 7",
      "Job 8",
      "Job 9",
    ]);
  }, 60_000);

  test("beyond ten an hour, too, where no earlier link works any more", async () => {
    const email = `${randomUUID()}@people.example`;
    for (let number = 1; number <= 11; number++) {
      const job = await insertPosting(app.db, businessId);
      await apply(person({ jobId: job, email }));
      await runTasks(app.services);
      if (number === 10)
        await app.db.deleteFrom("jobs.application").where("email", "=", email).execute();
    }
    expect(await expectMails(email, 11)).toHaveLength(11);
  }, 60_000);

  test("once that somebody opened it", async () => {
    const { id, email } = await send();
    await put(owner, id, { status: "viewed" });
    await put(editor, id, { status: "viewed" });
    await runTasks(app.services);
    const mails = await expectMails(email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(
      "Ubuntu Braid Studio opened your application",
    );
  });

  test("that it goes no further after two days, and not if that changed", async () => {
    const { id, email } = await send();
    await put(owner, id, { status: "not-progressing" });
    await runTasks(app.services);
    const earlyDeps = { ...makeDeps(app), clock: later(47 * 60) };
    const due = { ...makeDeps(app), clock: later(49 * 60) };
    await notifyOutcome(earlyDeps, id);
    await expectMails(email, 1);
    await put(owner, id, { status: "shortlisted" });
    await notifyOutcome(due, id);
    await runTasks(app.services);
    await expectMails(email, 1);
    await put(owner, id, { status: "not-progressing" });
    await notifyOutcome(due, id);
    await notifyOutcome(due, id);
    await runTasks(app.services);
    const mails = await expectMails(email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(
      "Your application for Senior braider at Ubuntu Braid Studio",
    );
  });

  test("what was decided after the job had closed, each in batches and once", async () => {
    const closed = await insertPosting(app.db, businessId, {
      postedAt: new Date(Date.now() - 9e6),
      closesAt: new Date(Date.now() - 1),
    });
    const people = [1, 2, 3].map(() => person());
    for (const { email } of people) await insertApplication(app.db, closed, { email });
    for (let turn = 0; turn < 2; turn++) await notifyJobClosed(makeDeps(app), closed, 2);
    await runTasks(app.services);
    for (const { email } of people)
      expect((await expectMails(email, 1))[0]?.subject).toContain("has closed");
    const [refused, other] = people.map(({ email }) => email);
    const [{ id = "" } = {}] = await listApplicationsFrom(refused ?? "");
    await put(owner, id, { status: "not-progressing" });
    await notifyOutcome({ ...makeDeps(app), clock: later(49 * 60) }, id);
    await app.db
      .updateTable("jobs.posting")
      .set({ filledAt: new Date() })
      .where("id", "=", closed)
      .execute();
    for (let turn = 0; turn < 2; turn++) await notifyJobClosed(makeDeps(app), closed, 2);
    await runTasks(app.services);
    const subjects = async (email = "") =>
      (await expectMails(email, 2)).map(({ subject }) => subject);
    expect(await subjects(refused)).toContainEqual(expect.stringMatching(/^Your application for/));
    expect(await subjects(other)).toContainEqual(expect.stringContaining("has been filled"));
  });

  test("nothing of what the business noted", async () => {
    const { id, email } = await send();
    await put(owner, id, { status: "shortlisted", internalNote: "Too quiet" });
    await runTasks(app.services);
    for (const mail of await expectMails(email, 2)) expect(mail.text).not.toContain("Too quiet");
    const data = await jobsPersonalData(makeDeps(app)).export({ userId: "x", provenEmail: email });
    expect(JSON.stringify(data)).toContain(email);
    expect(JSON.stringify(data)).not.toMatch(/Too quiet|shortlisted/);
  });
});

describe("an application is deleted with its file", () => {
  async function insertApplicationWithFile(createdAt = new Date()) {
    const resumeUploadId = await insertDocument(app.db, businessId, jobId);
    const storedApplication = await insertApplication(app.db, jobId, { resumeUploadId, createdAt });
    const [key = ""] = await listUploadKeys(app, resumeUploadId);
    await app.services.storage.put(key, makePdf(), "application/pdf");
    return { ...storedApplication, uploadId: resumeUploadId, key };
  }

  async function expectApplicationGone({
    id,
    uploadId,
    key,
  }: Awaited<ReturnType<typeof insertApplicationWithFile>>) {
    await runTasks(app.services);
    const rows = await app.db
      .selectFrom("jobs.application")
      .where("id", "=", id)
      .select("id")
      .execute();
    expect(rows).toEqual([]);
    expect(await readUploadRow(app, uploadId)).toMatchObject({
      status: "removed",
      fileName: null,
    });
    expect(await app.services.storage.read(key, 100_000)).toEqual({ kind: "missing" });
  }

  test("not by the link of somebody else", async () => {
    const [mine, theirs] = [await insertApplicationWithFile(), await insertApplicationWithFile()];
    const response = await app.call("POST", "/resume/withdrawals", {
      body: { token: mine.token, applicationId: theirs.id },
    });
    expect(response.statusCode).toBe(404);
    expect((await readResumeAs(owner, theirs.id)).statusCode).toBe(200);
  });

  test("by the holder of the withdraw link, once", async () => {
    const storedApplication = await insertApplicationWithFile();
    const withdraw = () =>
      app.call("POST", "/resume/withdrawals", { body: { token: storedApplication.token } });
    const [first, second] = await Promise.all([withdraw(), withdraw()]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 404]);
    await expectApplicationGone(storedApplication);
  });

  test("by the owner, and not by an editor or a stranger", async () => {
    const storedApplication = await insertApplicationWithFile();
    const remove = (as: SignedIn) => app.call("DELETE", `/resume/${storedApplication.id}`, { as });
    expect((await remove(editor)).statusCode).toBe(403);
    expect((await remove(stranger)).statusCode).toBe(404);
    expect((await remove(owner)).statusCode).toBe(204);
    await expectApplicationGone(storedApplication);
  });

  test("X-34 after six months, and not a day before", async () => {
    const storedApplication = await insertApplicationWithFile();
    await eraseDueApplications({ ...makeDeps(app), clock: later(180 * 24 * 60) });
    expect((await readResumeAs(owner, storedApplication.id)).statusCode).toBe(200);
    await eraseDueApplications({ ...makeDeps(app), clock: later(185 * 24 * 60) });
    await expectApplicationGone(storedApplication);
  });

  test("when its business is erased", async () => {
    const storedApplication = await insertApplicationWithFile();
    await app.db
      .updateTable("jobs.application")
      .set({ businessId: null, postingId: null })
      .where("id", "=", storedApplication.id)
      .execute();
    await eraseDueApplications(makeDeps(app));
    await expectApplicationGone(storedApplication);
  });

  test("with the account that proved the email", async () => {
    const storedApplication = await insertApplicationWithFile();
    const { email } = await app.db
      .selectFrom("jobs.application")
      .select("email")
      .where("id", "=", storedApplication.id)
      .executeTakeFirstOrThrow();
    await inTransaction(app.db, async (tx) =>
      jobsPersonalData(makeDeps(app)).eraseByEmail?.(tx, email),
    );
    await expectApplicationGone(storedApplication);
  });
});
