import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import type { UploadsDeps } from "./deps.ts";
import { moveFiles } from "./files/move-files.ts";
import { removeFiles, removeStaleUploads } from "./files/remove-files.ts";
import { processUpload } from "./processing/process-upload.ts";
import { uploadRoutes } from "./tickets/uploads.routes.ts";
import {
  cleanUpTask,
  moveFilesTask,
  processUploadTask,
  removeFilesTask,
  removeMovedTask,
} from "./uploads.tasks.ts";

export { attachUpload, removeUploadFiles } from "./files/attach-upload.ts";
export { isPictureUrl as isPictureAddress } from "./files/rendition-urls.ts";
export { signPrivateLink } from "./files/sign-private-link.ts";
export {
  attachGuestUpload,
  completeGuestUpload,
  issueGuestTicket,
  readGuestUpload,
} from "./guests/guest-tickets.ts";
export { findAttachedFiles } from "./guests/guest-uploads.repository.ts";
export { uploadsPersonalData } from "./personal-data.ts";
export { examineInChildProcess as examineApart } from "./processing/examine-apart.ts";
export { makeScan } from "./processing/scan.ts";
export { mayUploadOwnPhoto } from "./tickets/may-upload-own-photo.ts";
export { makePhotoFiles } from "./tickets/photo-files.ts";
export type { UploadsDeps };
export { uploadRoutes };

export const uploadTasks = (deps: UploadsDeps): TaskHandler[] => [
  handleTask(processUploadTask, ({ uploadId }) => processUpload(deps, uploadId)),
  handleTask(removeFilesTask, ({ uploadId }) => removeFiles(deps, uploadId)),
  handleTask(cleanUpTask, () => removeStaleUploads(deps)),
  handleTask(moveFilesTask, () => moveFiles(deps)),
  handleTask(removeMovedTask, ({ keys }) => deps.storage.remove(keys)),
];
