import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import type { UploadsDeps } from "./deps.ts";
import { moveFiles } from "./files/move-files.ts";
import { cleanUp, removeFiles } from "./files/remove-files.ts";
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
export { photoFilesOf } from "./files/photo-files.ts";
export { isPictureAddress } from "./files/rendition-urls.ts";
export { signPrivateLink } from "./files/sign-private-link.ts";
export {
  attachGuestUpload,
  completeGuestUpload,
  issueGuestTicket,
  readGuestUpload,
} from "./guests/guest-tickets.ts";
export { findAttachedFiles } from "./guests/guest-uploads.repository.ts";
export { uploadsPersonalData } from "./personal-data.ts";
export { examineApart } from "./processing/examine-apart.ts";
export { scanForSignatures } from "./processing/scan.ts";
export { mayUploadOwnPhoto } from "./tickets/may-upload-own-photo.ts";
export type { UploadsDeps };
export { uploadRoutes };

export const uploadTasks = (deps: UploadsDeps): TaskHandler[] => [
  handleTask(processUploadTask, ({ uploadId }) => processUpload(deps, uploadId)),
  handleTask(removeFilesTask, ({ uploadId }) => removeFiles(deps, uploadId)),
  handleTask(cleanUpTask, () => cleanUp(deps)),
  handleTask(moveFilesTask, () => moveFiles(deps)),
  handleTask(removeMovedTask, ({ keys }) => deps.storage.remove(keys)),
];
