import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import type { UploadsDeps } from "./deps.ts";
import { moveFiles } from "./files/move-files.ts";
import { removeFiles, removeStaleUploads } from "./files/remove-files.ts";
import { processUpload } from "./processing/process-upload.ts";
import { uploadRoutes } from "./tickets/uploads.routes.ts";
import {
  moveFilesTask,
  processUploadTask,
  removeFilesTask,
  removeOldObjectsTask,
  removeStaleUploadsTask,
} from "./uploads.tasks.ts";

export { attachUpload, removeUploadFiles } from "./files/attach-upload.ts";
export { isHostedPictureUrl } from "./files/rendition-urls.ts";
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
export { checkProfilePhotoTarget } from "./tickets/may-upload-own-photo.ts";
export { makePhotoFiles } from "./tickets/photo-files.ts";
export type { UploadsDeps };
export { uploadRoutes };

export const uploadTasks = (deps: UploadsDeps): TaskHandler[] => [
  handleTask(processUploadTask, ({ uploadId }) => processUpload(deps, uploadId)),
  handleTask(removeFilesTask, ({ uploadId }) => removeFiles(deps, uploadId)),
  handleTask(removeStaleUploadsTask, () => removeStaleUploads(deps)),
  handleTask(moveFilesTask, () => moveFiles(deps)),
  handleTask(removeOldObjectsTask, ({ keys }) => deps.storage.remove(keys)),
];
