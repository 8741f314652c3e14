export const mediaCopy = {
  lookupFailed: "Failed to fetch video details.", // ADDV-06
  idRequired: "Please paste a video link or ID.",
  notAVideo: "That isn't a video link. Copy the address of the video itself, not of the channel.",
  noSuchVideo: "We couldn't find that video.",
  titleRequired: "Please add a title.",
  channelRequired: "Please add the channel's name.",
  categoryRequired: "Please choose where it belongs.",
  nameRequired: "Please add the name viewers should see.",
  aboutRequired: "Please say something about you.",
  commentRequired: "Please write something first.",
} as const;
