import { randomBytes } from "node:crypto";
import type { PathSamples, Samples } from "../sample.ts";

const row = { title: "Kitchen hand", type: "Casual", location: "Footscray VIC" };

export const jobsSamples: Samples = {
  "GET /jobs/sitemap/jobs": () => ({ query: { from: "JOB-000000" } }),
  "PUT /dir/business/:id/jobs": () => ({ body: { version: 0, jobPostings: [row] } }),
  "POST /resume": (jobId) => ({
    body: {
      jobId,
      name: "Achol Garang",
      email: `${randomBytes(6).toString("hex")}@people.example`,
    },
  }),
  "POST /jobs/:jobId/uploads": () => ({
    body: { purpose: "job-resume", contentType: "application/pdf", size: 1000 },
  }),
  "POST /jobs/uploads/complete": (uploadKey) => ({ body: { uploadKey } }),
  "POST /jobs/uploads/state": (uploadKey) => ({ body: { uploadKey } }),
  // Admins have to say why.
  "GET /resume": (businessId) => ({ query: { businessId, why: "complaint" } }),
  "GET /resume/:id": () => ({ query: { why: "complaint" } }),
  "GET /resume/:id/files/:file": (id) => ({
    path: `/resume/${id}/files/resume`,
    query: { why: "complaint" },
  }),
  "PUT /resume/:id": () => ({ body: { status: "shortlisted" } }),
  "POST /resume/withdrawals/read": (token) => ({ body: { token } }),
  "POST /resume/withdrawals": (token) => ({ body: { token } }),
};

export const jobsPathSamples: PathSamples = { jobId: "JOB-000000", file: "resume" };
