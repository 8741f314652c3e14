import type { QueuedFile } from "./upload-queue.ts";

const stateLabels: Record<QueuedFile["state"], string> = {
  pending: "waiting",
  shrinking: "getting ready",
  uploading: "uploading",
  processing: "uploaded, processing",
  uploaded: "uploaded",
  error: "not uploaded",
};

/** Screen reader announcements for what changed in the queue, without every percent. */
export function describeQueueChanges(
  before: readonly QueuedFile[],
  after: readonly QueuedFile[],
): string {
  const changed = after.filter(({ key, state }) => {
    const known = before.find((file) => file.key === key);
    return known?.state !== state;
  });
  // An uploaded file moves from the queue to the form, so it doesn't count as removed.
  const removedFiles = before.filter(
    ({ key, state }) => state !== "uploaded" && !after.some((file) => file.key === key),
  );
  return [
    ...changed.map(({ file, state, error }) =>
      [`${file.name}: ${stateLabels[state]}.`, error].filter(Boolean).join(" "),
    ),
    ...removedFiles.map(({ file }) => `${file.name}: removed.`),
  ].join(" ");
}
