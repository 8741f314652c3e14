import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { listApplications, readApplication } from "@boab/contracts/jobs/applications";
import { listJobs } from "@boab/contracts/jobs/board";
import { describe, expect, test } from "vitest";
import { makeJobCard, makeJobPosting } from "#test/jobs.ts";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import { people } from "#test/profiles.ts";
import { makeSampleList, makeSampleRow, sample } from "#test/sample.ts";
import * as applicationPage from "./application.tsx";
import * as applicationFile from "./application-file.ts";
import * as applicationsPage from "./applications.tsx";
import * as boardPage from "./board.tsx";
import * as jobPage from "./job.tsx";

const viewer = people["directory member"];
const id = "0b0f2a5e-5a8e-4b9e-9b53-0d4f7a2c1e11";
const list = "/directory/listings/ubuntu/applications";

test("the board says what a search found, the pay, and until when somebody can apply", async () => {
  const found = {
    ...makeSampleList(listJobs, [makeJobCard()]),
    total: { count: 1, isCapped: false },
  };
  const { text, title, calls } = await openPage(boardPage, "/directory/jobs?q=braider&state=VIC", {
    answers: { "GET /jobs": found },
  });
  expect(title).toBe("1 job for “braider” in Victoria | Boab");
  expect(text).toContain("Senior braider Ubuntu Braid Studio, St Albans VIC $34 per hour");
  expect(text).toContain("Part-time Posted 8 Nov, closes 29 Nov");
  expect(calls[0]?.query).toEqual({ q: "braider", state: "VIC", limit: "24" });
});

describe("the page of a job", () => {
  const path = "/directory/jobs/JOB-4T9KQ2";

  test("says pay, type, place and the last day in the business's own time", async () => {
    // Midnight in Melbourne is the end of the day before.
    const { text, title } = await openPage(jobPage, path, {
      answers: { "GET /jobs/JOB-4T9KQ2": makeJobPosting() },
    });
    expect(title).toBe("Senior braider at Ubuntu Braid Studio | Boab");
    expect(text).toContain("Pay $34 per hour Type Part-time Where St Albans VIC Closes Sun 29 Nov");
    expect(text).toContain("Posted 8 November 2026. Job number JOB-4T9KQ2.");
  });

  test("what its form is called is what the API gets, and nothing that was left empty", async () => {
    const { html } = await openPage(jobPage, path, {
      answers: { "GET /jobs/JOB-4T9KQ2": makeJobPosting() },
    });
    const fields = readFormValuesFrom(html, "Send application");
    expect(fields).toEqual({ website: "", name: "", email: "", phone: "", note: "" });
    const filled = { ...fields, name: "Hana", email: " hana@people.example ", phone: "0491570156" };
    const call = "POST /resume";
    const { calls } = await postTo(jobPage, path, filled, {
      answers: { [call]: () => new Response("", { status: 500 }) },
    });
    expect(calls).toEqual([
      {
        call,
        body: {
          jobId: "JOB-4T9KQ2",
          name: "Hana",
          email: "hana@people.example",
          phone: "0491570156",
        },
      },
    ]);
  });

  test("a job that is over can't be applied for", async () => {
    const { text, html } = await openPage(jobPage, path, {
      answers: { "GET /jobs/JOB-4T9KQ2": makeJobPosting({ status: "closed" }) },
    });
    expect(text).toContain("Senior braider");
    expect(html).not.toContain('name="coverLetter"');
    expect(text).not.toContain("Send application");
  });
});

const business = sample(readBusinessForEditing.response, {
  id: "BUS-12345678",
  slug: "ubuntu",
  businessName: "Ubuntu Braid Studio",
  email: "ubuntu@people.example",
  timeZone: "Australia/Melbourne",
});
const row = makeSampleRow(listApplications, {
  businessId: "BUS-12345678",
  name: "Hana Tesfaye",
  position: "Senior braider",
});

describe("the applications of a business", () => {
  const open = (query: string, answer: unknown) =>
    openPage(applicationsPage, `${list}${query}`, {
      viewer,
      answers: { "GET /dir/business/ubuntu/editing": business, "GET /resume": answer },
    });

  test("who applied for what, and when in Sydney", async () => {
    const { text, calls } = await open("?status=viewed", makeSampleList(listApplications, [row]));
    expect(text).toContain("Hana Tesfaye");
    expect(text).toContain("Senior braider");
    expect(text).toContain("16 Nov");
    expect(calls.at(-1)?.query).toEqual({
      businessId: "BUS-12345678",
      status: "viewed",
      limit: "50",
    });
  });

  test("an admin says why before anything is shown", async () => {
    const { text, loaderData } = await open("", makeRefusal(403, "reason_needed", "Why?"));
    expect(loaderData).toMatchObject({ kind: "ask" });
    expect(text).not.toContain("Hana Tesfaye");
  });

  test("somebody else's look like a missing page, and visitors sign in first", async () => {
    const refused = openPage(applicationsPage, list, {
      viewer,
      answers: { "GET /dir/business/ubuntu/editing": makeRefusal(403, "forbidden", "No.") },
    });
    expect(await getRedirect(refused)).toBe("/?pageNotFound=404");
    expect(await getRedirect(openPage(applicationsPage, list))).toBe(
      `/register?next=${encodeURIComponent(list)}`,
    );
  });
});

describe("one application", () => {
  const path = `${list}/${id}`;
  const application = sample(readApplication.response, {
    businessId: "BUS-12345678",
    name: "Hana Tesfaye",
    position: "Senior braider",
    email: "hana@people.example",
    note: "Ten years of knotless.",
    internalNote: "Call",
    status: "viewed",
    deleteAfter: "2027-05-15T13:30:00.000Z",
  });
  const call = `PUT /resume/${id}`;
  const post = (values: Record<string, string>, answers: Record<string, unknown>) =>
    postTo(applicationPage, path, values, { viewer, answers });

  test("says what was written and until when it is kept; its form sends the stage and our note", async () => {
    const { text, html } = await openPage(applicationPage, path, {
      viewer,
      answers: { [`GET /resume/${id}`]: application },
    });
    expect(text).toContain("Hana Tesfaye");
    expect(text).toContain("Ten years of knotless.");
    expect(text).toContain("15 May 2027");
    const fields = readFormValuesFrom(html, "Save");
    expect(fields).toMatchObject({ internalNote: "Call" });
    const sent = await post({ ...fields, status: "shortlisted" }, { [call]: application });
    expect(sent.calls).toEqual([{ call, body: { status: "shortlisted", internalNote: "Call" } }]);
  });

  test("opening one tells the applicant; deleting one leads back to the list", async () => {
    const opened = await getRedirect(post({ intent: "open" }, { [call]: application }));
    expect(opened).toBe(path);
    const deleted = post({ intent: "delete" }, { [`DELETE /resume/${id}`]: undefined });
    expect(await getRedirect(deleted)).toBe(list);
  });

  test("its file is reached by a link that no cache keeps, and is missing for others", async () => {
    const url = "https://media.example/private/resume.pdf?signature=1";
    const file = (answer: unknown) =>
      getRedirect(
        openPage(applicationFile, `${path}/resume`, {
          viewer,
          answers: { [`GET /resume/${id}/files/resume`]: answer },
        }),
      );
    expect(await file({ url })).toBe(url);
    expect(await file(makeRefusal(404, "not_found", "No."))).toBe("/?pageNotFound=404");
  });
});
