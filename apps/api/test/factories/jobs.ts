import { randomBytes, randomUUID } from "node:crypto";
import type { ApplicationStatus, JobType, PayUnit } from "@boab/contracts/jobs/limits";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { hashToken, makeId, makeToken } from "#platform/ids/ids.ts";

/** What a test specifies of a job; the rest is a kitchen hand's in Footscray, open for a month. */
export interface PostingOverrides {
  id?: string;
  title?: string;
  type?: JobType;
  location?: string;
  state?: string | null;
  salaryCents?: number;
  salaryUnit?: PayUnit;
  description?: string;
  applyUrl?: string;
  postedAt?: Date;
  closesAt?: Date;
  filledAt?: Date;
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Inserts a job as saving one would; returns its id. */
export async function insertPosting(
  db: Db,
  businessId: string,
  overrides: PostingOverrides = {},
): Promise<string> {
  const id = overrides.id ?? makeId("JOB", 6);
  const postedAt = overrides.postedAt ?? new Date();
  const closesAt = overrides.closesAt ?? new Date(postedAt.getTime() + monthMs);
  await sql`
    insert into jobs.posting (id, business_id, title, type, location, state, salary_cents, salary_unit,
      description, apply_url, posted_at, updated_at, closes_on, closes_at, filled_at, business_name, is_offered)
    select ${id}, id, ${overrides.title ?? "Kitchen hand"}, ${overrides.type ?? "Casual"},
      ${overrides.location ?? "Footscray VIC"},
      ${overrides.state === undefined ? "VIC" : overrides.state}, ${overrides.salaryCents ?? 2950},
      ${overrides.salaryUnit ?? "per-hour"}, ${overrides.description ?? "Four evenings a week."},
      ${overrides.applyUrl ?? null}, ${postedAt}, ${postedAt},
      (${closesAt}::timestamptz at time zone time_zone)::date, ${closesAt}, ${overrides.filledAt ?? null},
      business_name, is_public
    from directory.business where id = ${businessId}
  `.execute(db);
  return id;
}

export interface ApplicationOverrides {
  name?: string;
  email?: string;
  phone?: string;
  note?: string;
  status?: ApplicationStatus;
  createdAt?: Date;
  resumeUploadId?: string;
}

/** Inserts an application as sending one would; returns its id and the token of its withdraw link. */
export async function insertApplication(
  db: Db,
  jobId: string,
  overrides: ApplicationOverrides = {},
): Promise<{ id: string; token: string }> {
  const token = makeToken();
  const createdAt = overrides.createdAt ?? new Date();
  const status = overrides.status ?? "new";
  const { rows } = await sql<{ id: string }>`
    insert into jobs.application (business_id, posting_id, position, location, type, name, email, phone,
      note, status, declined_at, resume_upload_id, withdraw_token_hash, created_at, delete_after)
    select business_id, id, title, location, type, ${overrides.name ?? "Achol Garang"},
      ${overrides.email ?? `${randomBytes(8).toString("hex")}@people.example`},
      ${overrides.phone ?? null}, ${overrides.note ?? ""}, ${status},
      ${status === "not-progressing" ? createdAt : null}, ${overrides.resumeUploadId ?? null},
      ${hashToken(token)}, ${createdAt}, ${createdAt}::timestamptz + interval '6 months'
    from jobs.posting where id = ${jobId}
    returning id
  `.execute(db);
  const id = rows[0]?.id;
  if (!id) throw new Error(`No job ${jobId} to apply for`);
  return { id, token };
}

/** A document that was checked and attached, as the worker and an application leave it. */
export async function insertDocument(
  db: Db,
  businessId: string,
  jobId: string,
  fileName = "achol-garang.pdf",
): Promise<string> {
  const { id } = await db
    .insertInto("uploads.upload")
    .values({
      purpose: "job-resume",
      targetId: jobId,
      status: "attached",
      declaredType: "application/pdf",
      declaredSize: 240_000,
      fileName,
      quarantineKey: `quarantine/${randomBytes(16).toString("hex")}`,
      keys: JSON.stringify([
        {
          key: `private/BizDirectory/${businessId}/JobApplications/Resume-1_${randomUUID()}.pdf`,
          label: "document",
          contentType: "application/pdf",
        },
      ]),
      keyLayout: 2,
      createdAt: new Date(),
      attachedAt: new Date(),
      expiresAt: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
