import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { UploadsDeps } from "../deps.ts";
import { makePublicUrl } from "./key.rules.ts";
import type { StoredFile } from "./uploads.repository.ts";

/** Returns the renditions of an upload with their URLs. A URL is empty when its file is missing or not public. */
export function toRenditionUrls(mediaUrl: string, files: readonly StoredFile[]): ImageRendition[] {
  const labels = [...new Set(files.filter(isPicture).map(({ label }) => label))];
  return labels.map((label) => {
    const findFile = (contentType: string) =>
      files.find((one) => one.label === label && one.contentType === contentType);
    const toUrl = (contentType: string) => {
      const file = findFile(contentType);
      return (file && makePublicUrl(mediaUrl, file.key)) ?? "";
    };
    const bytes = findFile("image/jpeg")?.bytes;
    const { width = 0, height = 0 } = files.find((one) => one.label === label) ?? {};
    return {
      label,
      width,
      height,
      webp: toUrl("image/webp"),
      jpeg: toUrl("image/jpeg"),
      ...(bytes !== undefined && { bytes }),
    };
  });
}

const isPicture = ({ contentType }: StoredFile) => contentType.startsWith("image/");

/** Whether a URL could be that of a public picture of ours. */
export const isHostedPictureUrl = (
  { mediaUrl }: Pick<UploadsDeps, "mediaUrl">,
  url: string,
): boolean =>
  url.startsWith(`${mediaUrl}/`) && makePublicUrl(mediaUrl, url.slice(mediaUrl.length + 1)) === url;
