import type { VideoCategory } from "@boab/contracts/media/limits";

export const mediaPath = "/media";
export const explorePath = "/media/explore";
export const videosPath = "/media/videos";
export const addVideoPath = "/media/add-video";
export const myVideosPath = "/media/my-videos";
export const libraryPath = "/media/library";

export const categoryPath = (category: VideoCategory): string => `/media/${category}`;
export const videoPath = (vidId: string): string => `/media/videos/${vidId}`;
export const creatorPath = (id: string): string => `/media/creators/${id}`;
