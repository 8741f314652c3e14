import { uploadProgressCopy } from "#lib/uploads/copy.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import type { UploadFile } from "#lib/uploads/upload-file.ts";
import { waitMs } from "#lib/uploads/wait.ts";

/**
 * Simulates an upload without a server. A file named "offline…" fails half way; one named "slow…"
 * takes longer.
 */
export const pretendToSend: UploadFile = async ({ file }, { signal, onStep }) => {
  const delayMs = file.name.startsWith("slow") ? 2000 : 60;
  for (let percent = 0; percent <= 100; percent += 10) {
    onStep({ kind: "sending", percent });
    await waitMs(delayMs, signal);
    if (percent === 50 && file.name.startsWith("offline"))
      throw new UploadError(uploadProgressCopy.offline, "from the start");
  }
  onStep({ kind: "preparing", uploadId: file.name });
  await waitMs(300, signal);
  return { uploadId: file.name, fileName: file.name, size: file.size, renditions: [] };
};
