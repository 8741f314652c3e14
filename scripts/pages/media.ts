import type { AreaPages } from "./page.ts";

const video = "/media/videos/demo-LR-65x";

export const media: AreaPages = {
  open: [],
  others: [
    { name: "media", path: "/media", as: "creator" },
    { name: "media-explore", path: "/media/explore", as: "creator" },
    { name: "media-none", path: "/media/explore?q=astronaut", as: "creator" },
    { name: "media-music", path: "/media/music", as: "creator" },
    { name: "video", path: video, as: "admin" },
    { name: "video-search", path: `${video}?q=braids`, as: "creator" },
    { name: "creator", path: "/media/creators/MED-DEM22026", as: "creator" },
    { name: "media-library", path: "/media/library", as: "creator" },
    { name: "add-video", path: "/media/add-video", as: "creator" },
    { name: "add-video-page", path: "/media/add-video", as: "admin" },
    { name: "my-videos", path: "/media/my-videos", as: "creator" },
    { name: "my-videos-page", path: "/media/my-videos?page=edit", as: "creator" },
  ],
};
