import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { UploadsDeps } from "../deps.ts";
import type { StoredFile } from "../tickets/uploads.repository.ts";
import { publicAddress } from "./key.rules.ts";

/** The renditions of an upload with their URLs; one that cannot be made is empty. */
export function renditionUrls(
  mediaAddress: string,
  files: readonly StoredFile[],
): ImageRendition[] {
  const labels = [...new Set(files.filter(isPicture).map(({ label }) => label))];
  return labels.map((label) => {
    const fileOf = (contentType: string) =>
      files.find((one) => one.label === label && one.contentType === contentType);
    const addressOf = (contentType: string) => {
      const file = fileOf(contentType);
      return (file && publicAddress(mediaAddress, file.key)) ?? "";
    };
    const bytes = fileOf("image/jpeg")?.bytes;
    const { width = 0, height = 0 } = files.find((one) => one.label === label) ?? {};
    return {
      ...{ label, width, height, webp: addressOf("image/webp"), jpeg: addressOf("image/jpeg") },
      ...(bytes !== undefined && { bytes }),
    };
  });
}

const isPicture = ({ contentType }: StoredFile) => contentType.startsWith("image/");

/** Whether a URL could be that of a public picture of ours. */
export const isPictureAddress = (
  { mediaAddress }: Pick<UploadsDeps, "mediaAddress">,
  url: string,
): boolean =>
  url.startsWith(`${mediaAddress}/`) &&
  publicAddress(mediaAddress, url.slice(mediaAddress.length + 1)) === url;
