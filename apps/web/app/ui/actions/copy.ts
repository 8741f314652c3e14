export const shareCopy = {
  linkCopied: "Link copied",
  copyFailed: "We couldn't copy the link. Select the link and copy it yourself.",
} as const;
