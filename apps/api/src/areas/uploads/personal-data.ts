import type { UploadsData } from "@boab/contracts/uploads/my-data";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { UploadsDeps } from "./deps.ts";
import { removeFilesByOwner } from "./files/remove-files.ts";
import { listUploadedFiles } from "./files/uploads.repository.ts";

export const uploadsPersonalData = (deps: UploadsDeps): PersonalData => ({
  area: "uploads",
  export: async ({ userId }): Promise<UploadsData> => ({
    uploads: await listUploadedFiles(deps.db, userId),
  }),
  erase: (userId) => removeFilesByOwner(deps, userId),
});
