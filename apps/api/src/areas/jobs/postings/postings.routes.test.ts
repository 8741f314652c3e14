import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { makeDeps } from "#test/deps.ts";
import { insertApplication, insertPosting } from "#test/factories/jobs.ts";
import { makeEditor, makeListing, signInOwner } from "#test/factories/listings.ts";
import { makeRandomIp, type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { waitForBlockedQueries, whileLocked } from "#test/waiting.ts";
import { endJobs } from "./end-jobs.ts";

const app = useTestApp();
let owner: SignedIn;
let stranger: SignedIn;
let business: { id: string; slug: string };

beforeAll(async () => {
  [owner, stranger] = [await signInOwner(app), await app.signIn()];
  business = await makeListing(app, owner);
});

const makeEmail = () => `${randomUUID()}@people.example`;
const applicantEmails = { filled: makeEmail(), hired: makeEmail(), closed: makeEmail() };

const row = { title: "Senior braider", type: "Part-time", location: "St Albans VIC" };

const read = async (as = owner) =>
  (await app.call("GET", `/dir/business/${business.id}/jobs/editing`, { as })).json();
const save = async (jobPostings: object[], as: SignedIn | undefined = owner, version?: number) =>
  app.call("PUT", `/dir/business/${business.id}/jobs`, {
    as,
    body: { version: version ?? (await read()).version, jobPostings },
  });
const listShownJobs = async () =>
  (await app.call("GET", `/dir/business/${business.slug}/jobs`)).json().data;
const toRows = (jobs: { id: string; closesOn: string }[]) =>
  jobs.map(({ id, closesOn }) => ({ ...row, id, closesOn }));

describe("the jobs of a business", () => {
  test("JOB-01 JOB-03 have an id, what the owner wrote and the time they were posted", async () => {
    const salary = { amount: 34, unit: "per-hour" };
    const response = await save([
      { ...row, salary, description: "Knotless, box braids and cornrows.", applyUrl: "" },
    ]);
    expect(response.statusCode).toBe(200);
    const [job] = response.json().jobPostings;
    expect(job).toMatchObject({
      id: expect.stringMatching(/^JOB-[0-9A-Z]{6}$/),
      ...row,
      salary,
      description: "Knotless, box braids and cornrows.",
      applyUrl: null,
      postedAt: expect.any(String),
      status: "open",
    });
    expect(Date.now() - Date.parse(job.postedAt)).toBeLessThan(60_000);
    const [shown] = await listShownJobs();
    expect(shown).toMatchObject({ id: job.id, ...row, salary, state: "VIC" });
  });

  test("keep their ids and the day they were posted when they are saved again", async () => {
    const before = (await read()).jobPostings;
    const after = (await save(toRows(before))).json().jobPostings;
    expect(
      after.map(({ id, postedAt }: { id: string; postedAt: string }) => [id, postedAt]),
    ).toEqual(before.map(({ id, postedAt }: { id: string; postedAt: string }) => [id, postedAt]));
  });

  test("are never saved over what somebody else saved in between", async () => {
    const { version } = await read();
    const responses = await Promise.all([
      save([row], owner, version),
      save([{ ...row, title: "Other" }], owner, version),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each<[string, object, string]>([
    ["a type that isn't one", { type: "Volunteer" }, "jobPostings.0.type"],
    ["a negative salary", { salary: { amount: -1 } }, "jobPostings.0.salary.amount"],
    ["too much", { salary: { amount: 10_000_001 } }, "jobPostings.0.salary.amount"],
    ["a unit that isn't one", { salary: { unit: "per-week" } }, "jobPostings.0.salary.unit"],
    ["a script as a link", { applyUrl: "javascript:alert(1)" }, "jobPostings.0.applyUrl"],
    ["a link with a password", { applyUrl: "https://a:b@jobs.example" }, "jobPostings.0.applyUrl"],
    ["a long description", { description: "a".repeat(5001) }, "jobPostings.0.description"],
    ["a date that isn't one", { closesOn: "2026-13-01" }, "jobPostings.0.closesOn"],
    ["somebody else's job", { id: "JOB-ZZZZZZ" }, "jobPostings.0.id"],
  ])("JOB-03 JOB-04 refuse %s, by name", async (_what, changes, field) => {
    const before = await read();
    const response = await save([{ ...row, ...changes }]);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await read()).toEqual(before);
  });

  test.each(["postedAt", "businessId", "businessName", "isOffered"])(
    "refuse %s, which only the server sets",
    async (field) => {
      const response = await save([{ ...row, [field]: "2020-01-01T00:00:00Z" }]);
      expect(response.statusCode).toBe(400);
    },
  );

  test("GUARD-17 are saved by the owner and editors, and by nobody else", async () => {
    const editor = await app.signIn();
    await makeEditor(app, business, editor);
    expect((await save([row], editor)).statusCode).toBe(200);
    const before = await read();
    expect((await save([], stranger)).statusCode).toBe(403);
    expect(
      (
        await app.call("PUT", `/dir/business/${business.id}/jobs`, {
          body: { version: 0, jobPostings: [] },
        })
      ).statusCode,
    ).toBe(401);
    expect(await read()).toEqual(before);
  });

  test("saved by staff are audited", async () => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    expect((await save([row], admin)).statusCode).toBe(200);
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select("act")
      .where("actorId", "=", admin.userId)
      .where("objectId", "=", business.id)
      .execute();
    expect(lines).toContainEqual({ act: "update jobs" });
  });
});

describe("a job", () => {
  const open = async (id: string, as?: SignedIn) =>
    app.call("GET", `/jobs/${id}`, as ? { as } : {});

  test("JOB-15 offers the business's own page to apply on, over https", async () => {
    const saved = await save([{ ...row, applyUrl: "http://jobs.example/braider" }]);
    const [{ id }] = saved.json().jobPostings;
    expect((await open(id)).json()).toMatchObject({
      applyUrl: "https://jobs.example/braider",
      status: "open",
      business: { slug: business.slug },
    });
  });

  test("disappears with its business in the same transaction, and comes back with it", async () => {
    const [{ id }] = (await save([row])).json().jobPostings;
    const listBoardJobs = async () =>
      (await app.call("GET", "/jobs")).json().data.some((job: { id: string }) => job.id === id);
    expect(await listBoardJobs()).toBe(true);
    const { version } = (
      await app.call("GET", `/dir/business/${business.id}/editing`, { as: owner })
    ).json();
    const live = (isLive: boolean, at: number) =>
      app.call("PUT", `/dir/business/${business.id}`, { as: owner, body: { version: at, isLive } });
    await live(false, version);
    expect(await listBoardJobs()).toBe(false);
    expect((await open(id)).statusCode).toBe(404);
    expect((await open(id, stranger)).statusCode).toBe(404);
    // Those who manage the business see how it will look.
    expect((await open(id, owner)).json()).toMatchObject({ id, isPublic: false });
    await live(true, version + 1);
    expect(await listBoardJobs()).toBe(true);
  });

  test("carries the name of its business as it is now", async () => {
    const [{ id }] = (await save([row])).json().jobPostings;
    const { version } = (
      await app.call("GET", `/dir/business/${business.id}/editing`, { as: owner })
    ).json();
    const body = { version, businessName: "Renamed Studio" };
    await app.call("PUT", `/dir/business/${business.id}`, { as: owner, body });
    expect((await open(id)).json().business.businessName).toBe("Renamed Studio");
    expect((await app.call("GET", "/jobs?q=renamed")).json().data[0]).toMatchObject({ id });
  });

  test("closes at the end of its last day where the business is", async () => {
    const closesOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const [{ closesAt }] = (await save([{ ...row, closesOn }])).json().jobPostings;
    const melbourneFormat = new Intl.DateTimeFormat("en-AU", {
      timeZone: "Australia/Melbourne",
      dateStyle: "short",
      timeStyle: "medium",
      hourCycle: "h23",
    }).format(new Date(Date.parse(closesAt) - 1000));
    const [year, month, day] = closesOn.split("-");
    expect(melbourneFormat).toBe(`${day}/${month}/${year?.slice(2)}, 23:59:59`);
  });

  test("that was filled leaves the list, and applicants who wait are told once", async () => {
    const saved = (await save([row])).json().jobPostings;
    await insertApplication(app.db, saved[0].id, { email: applicantEmails.filled });
    const taken = { email: applicantEmails.hired, status: "hired" } as const;
    await insertApplication(app.db, saved[0].id, taken);
    const filled = toRows(saved).map((one) => ({ ...one, isFilled: true }));
    expect((await save(filled)).json().jobPostings[0].status).toBe("filled");
    expect(await listShownJobs()).toEqual([]);
    await save(filled);
    await runTasks(app.services);
    const mail = await expectMail(applicantEmails.filled);
    expect(mail.subject).toContain("has been filled");
    await expectMails(applicantEmails.filled, 1);
    await expectMails(applicantEmails.hired, 0);
  });

  test("take an application while a save waits for another applicant", async () => {
    const [{ id }] = (await save([row])).json().jobPostings;
    const { version } = await read();
    let removal: ReturnType<typeof save> | undefined;
    await whileLocked(
      app.db,
      (tx) => tx.selectFrom("jobs.posting").select("id").where("id", "=", id).forShare().execute(),
      async () => {
        removal = save([], owner, version);
        await waitForBlockedQueries(app.db, 1);
        const body = { jobId: id, name: "Achol Garang", email: makeEmail() };
        const applied = await app.call("POST", "/resume", { body, ip: makeRandomIp() });
        expect(applied.statusCode).toBe(201);
      },
    );
    expect((await removal)?.statusCode).toBe(200);
  });

  test("that was removed is gone, and its applications stay with the business", async () => {
    const [{ id }] = (await save([row])).json().jobPostings;
    const application = await insertApplication(app.db, id);
    await save([]);
    expect((await open(id)).statusCode).toBe(404);
    const response = await app.call("GET", `/resume/${application.id}`, { as: owner });
    expect(response.json()).toMatchObject({ position: row.title, jobId: id });
  });

  test("whose last day is over leaves the board at once, and its index within the hour", async () => {
    const pastDate = new Date(Date.now() - 1000);
    const expiredPostingId = await insertPosting(app.db, business.id, {
      title: "Overdue",
      postedAt: new Date(Date.now() - 86_400_000),
      closesAt: pastDate,
    });
    await insertApplication(app.db, expiredPostingId, { email: applicantEmails.closed });
    expect((await app.call("GET", "/jobs?q=overdue")).json().data).toEqual([]);
    expect((await open(expiredPostingId)).json().status).toBe("closed");
    await endJobs(makeDeps(app));
    const { hasEnded } = await app.db
      .selectFrom("jobs.posting")
      .select("hasEnded")
      .where("id", "=", expiredPostingId)
      .executeTakeFirstOrThrow();
    expect(hasEnded).toBe(true);
    await runTasks(app.services);
    const mail = await expectMail(applicantEmails.closed);
    expect(mail.subject).toContain("has closed");
  });
});
