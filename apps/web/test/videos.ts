import type { VideoCard } from "@boab/contracts/media/videos";

/** A video as lists show it. */
export const makeVideoCard = (changes: Partial<VideoCard> = {}): VideoCard => ({
  vid_Id: "demo-AL-001",
  id: "VID-3F7KQ2ZX",
  title: "Juba Nights",
  channelTitle: "Two Rivers Films",
  thumbnail: "/pictures/videos/music/demo-AL-001.svg",
  description: "Filmed in one night.",
  artist: "Akon Lual",
  category: "music",
  durationSeconds: 228,
  creator: { id: "MED-4T9KQ2ZX", name: "Two Rivers Films" },
  addedAt: "2026-11-01T00:00:00.000Z",
  ...changes,
});
