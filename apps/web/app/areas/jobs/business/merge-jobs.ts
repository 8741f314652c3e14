import type { Choices, MergeResult, Versions } from "#lib/merge/merge-fields.ts";
import { mergeRows } from "#lib/merge/merge-rows.ts";
import type { JobDraft } from "./job-rows.ts";

/** Merges the jobs of a business that two people changed at once. */
export const mergeJobs = (
  versions: Versions<JobDraft[]>,
  choices: Choices = {},
): MergeResult<JobDraft[]> =>
  mergeRows(
    versions,
    {
      getName: ({ title }) => title,
      toNewRow: ({ id: _id, ...draft }) => ({ ...draft, status: "new" }),
      // The status always comes from the server, because nobody can edit it.
      copyStoredFields: (mine, { status }) => ({ ...mine, status }),
    },
    choices,
  );

const labels: Record<string, string> = {
  title: "Title",
  type: "Type",
  location: "Location",
  amount: "Pay",
  unit: "Pay per",
  description: "Description",
  applyUrl: "Link to apply",
  closesOn: "Closes on",
  isFilled: "Filled",
};

/** `Braider, Location`, or `Braider` where the whole job is meant. */
export function getJobLabel(
  field: string,
  drafts: readonly JobDraft[],
  stored: readonly JobDraft[],
) {
  const [id, name] = field.split(".");
  const job = [...drafts, ...stored].find((draft) => draft.id === id);
  return [job?.title, name && labels[name]].filter(Boolean).join(", ");
}

export function describeJobValue(value: unknown, field: string): string {
  if (!field.includes(".") && value === undefined) return "Removed";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value ? String(value) : "Empty";
}
