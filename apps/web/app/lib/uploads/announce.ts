import type { QueuedFile } from "./upload-queue.ts";

const words: Record<QueuedFile["state"], string> = {
  pending: "waiting",
  shrinking: "getting ready",
  uploading: "uploading",
  processing: "uploaded, processing",
  uploaded: "uploaded",
  error: "not uploaded",
};

/** Screen reader announcements for what changed in the queue, without every percent. */
export function announce(before: readonly QueuedFile[], after: readonly QueuedFile[]): string {
  const changed = after.filter(({ key, state }) => {
    const known = before.find((file) => file.key === key);
    return known?.state !== state;
  });
  // An uploaded file moves from the queue to the form, so it doesn't count as removed.
  const gone = before.filter(
    ({ key, state }) => state !== "uploaded" && !after.some((file) => file.key === key),
  );
  return [
    ...changed.map(({ file, state, error }) =>
      [`${file.name}: ${words[state]}.`, error].filter(Boolean).join(" "),
    ),
    ...gone.map(({ file }) => `${file.name}: removed.`),
  ].join(" ");
}
