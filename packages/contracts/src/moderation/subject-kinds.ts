/** What can be reported, and is decided in the one queue. */
export const subjectKinds = ["review", "video", "comment", "listing"] as const;
export type SubjectKind = (typeof subjectKinds)[number];
