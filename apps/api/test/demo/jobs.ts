import { toCents } from "@boab/contracts/common/dollars";
import { type DemoJob, demoApplicants, demoJobs, showcaseJobs } from "@boab/demo/jobs";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

const showcaseSlug = "ubuntu-braid-studio";
const getShowcaseJobId = (place: number) => (place === 0 ? "JOB-4T9KQ2" : "JOB-4T9KQ3");
interface Employer {
  id: string;
  category: string;
  name: string;
}

/** The same businesses each time, spread over the country. */
async function listEmployers(db: Db): Promise<Employer[]> {
  const { rows } = await sql<Employer>`
    select id, category, business_name as name from directory.business
    where is_public and city is not null and slug <> ${showcaseSlug}
    order by md5(slug)`.execute(db);
  return rows;
}

/** Each job goes to the first business of its trade that has none yet. */
export function matchJobs(employers: readonly Employer[]): { job: DemoJob; businessId: string }[] {
  const taken = new Set<string>();
  return Object.entries(demoJobs).flatMap(([category, jobs]) =>
    jobs.flatMap(({ fits, ...job }) => {
      const employer = employers.find(
        (one) => one.category === category && fits.test(one.name) && !taken.has(one.id),
      );
      if (!employer) return [];
      taken.add(employer.id);
      return [{ job, businessId: employer.id }];
    }),
  );
}

/** Loading again moves the dates, so that a demo that stood for weeks has open jobs. */
async function saveJob(db: Db, id: string, businessId: string, job: DemoJob, place: number) {
  const postedDaysAgo = (place * 7) % 19;
  const openDays = 4 + ((place * 5) % 26);
  await sql`
    insert into jobs.posting (id, business_id, title, type, location, state, salary_cents, salary_unit,
      description, apply_url, posted_at, updated_at, closes_on, closes_at, business_name, is_offered)
    select ${id}, id, ${job.title}, ${job.type}, city || ' ' || state, state,
      ${toCents(job.amount)}, ${job.unit}, ${job.description}, ${job.applyUrl ?? null},
      date_trunc('hour', now()) - ${postedDaysAgo} * interval '1 day' - ${place} * interval '11 minutes', now(),
      current_date + ${openDays}::int,
      (current_date + ${openDays}::int + 1)::timestamp at time zone time_zone, business_name, is_public
    from directory.business where id = ${businessId}
    on conflict (id) do update set business_id = excluded.business_id, title = excluded.title,
      type = excluded.type, location = excluded.location, state = excluded.state,
      salary_cents = excluded.salary_cents, salary_unit = excluded.salary_unit,
      description = excluded.description, business_name = excluded.business_name, posted_at = excluded.posted_at, closes_on = excluded.closes_on,
      closes_at = excluded.closes_at, has_ended = false`.execute(db);
}

const makeDocumentKey = (businessId: string, place: number) =>
  `private/BizDirectory/${businessId}/JobApplications/Resume-1_demo${place}.pdf`;
const uploadId = (place: number) => `5a1e0000-0000-4000-8000-0000000001${place}0`;
const applicationId = (place: number) => `5a1e0000-0000-4000-8000-0000000002${place}0`;

/** As small as a PDF can be. */
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Jobs at some of the demo's businesses, and people who applied at one of them. */
export const loadDemoJobs: DemoPart = async ({ db, storage }) => {
  const employers = await listEmployers(db);
  const matchedJobs = matchJobs(employers);
  for (const [place, { job, businessId }] of matchedJobs.entries())
    await saveJob(db, `JOB-DEMO${String(place).padStart(2, "0")}`, businessId, job, place);
  const studio = await db
    .selectFrom("directory.business")
    .select("id")
    .where("slug", "=", showcaseSlug)
    .executeTakeFirst();
  if (!studio) return `${matchedJobs.length} demo jobs`;
  for (const [place, job] of showcaseJobs.entries())
    await saveJob(db, getShowcaseJobId(place), studio.id, job, place === 0 ? 8 : 13);
  for (const [place, applicant] of demoApplicants.entries()) {
    const key = makeDocumentKey(studio.id, place);
    if (applicant.hasResume) {
      await storage.put(key, pdf, "application/pdf");
      await sql`
        insert into uploads.upload (id, purpose, target_id, status, declared_type, declared_size, file_name,
          quarantine_key, keys, key_layout, created_at, expires_at, attached_at)
        values (${uploadId(place)}, 'job-resume', ${getShowcaseJobId(applicant.job)}, 'attached', 'application/pdf',
          ${pdf.length}, ${`${applicant.name.toLowerCase().replace(" ", "-")}-resume.pdf`},
          ${`quarantine/demo-resume-${place}`},
          ${JSON.stringify([{ key, label: "document", contentType: "application/pdf" }])}, 2,
          now(), now(), now())
        on conflict do nothing`.execute(db);
    }
    await sql`
      insert into jobs.application (id, business_id, posting_id, position, location, type, name, email, phone,
        note, resume_upload_id, status, created_at, delete_after)
      select ${applicationId(place)}, business_id, id, title, location, type, ${applicant.name},
        ${applicant.email}, ${applicant.phone}, ${applicant.note},
        ${applicant.hasResume ? uploadId(place) : null}, ${applicant.status},
        now() - ${applicant.daysAgo} * interval '1 day', now() + interval '5 months'
      from jobs.posting where id = ${getShowcaseJobId(applicant.job)}
      on conflict do nothing`.execute(db);
  }
  return `${matchedJobs.length + showcaseJobs.length} demo jobs, ${demoApplicants.length} applications`;
};
