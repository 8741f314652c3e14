import type { DocumentVersion, VersionKind } from "@boab/contracts/magazine/documents";

const versionKindLabels: Record<VersionKind, string> = {
  saved: "Saved",
  autosaved: "Saved while typing",
  restored: "Restored",
  submitted: "Submitted",
  "sent back": "Sent back",
  published: "Published",
  aside: "Kept aside: typed while someone else saved",
};

export const describeVersion = ({ kind }: Pick<DocumentVersion, "kind">): string =>
  versionKindLabels[kind];

export const getVersionAuthor = ({ isOwn, savedBy }: Pick<DocumentVersion, "isOwn" | "savedBy">) =>
  isOwn ? "You" : (savedBy ?? "Somebody who left");

/** `+112 −40`; nothing for a version that changed no word. */
export const formatWordChange = ({
  wordsAdded,
  wordsRemoved,
}: Pick<DocumentVersion, "wordsAdded" | "wordsRemoved">): string =>
  [wordsAdded > 0 && `+${wordsAdded}`, wordsRemoved > 0 && `−${wordsRemoved}`]
    .filter(Boolean)
    .join(" ");
