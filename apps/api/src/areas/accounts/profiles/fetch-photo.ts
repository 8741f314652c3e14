import { uploadLimits } from "@boab/contracts/uploads/limits";
import { type Fetch, fetchFile } from "#platform/outside/fetch-file.ts";
import type { FetchPhoto } from "../deps.ts";
import { getAcceptedPhotoUrl } from "./profile.rules.ts";

/** A portrait of 256 pixels has some 20 kB. */
const maxBytes = 2 * 1024 * 1024;
const timeoutMs = 8_000;

/** Fetches photos from the identity provider's picture host, and from nowhere else. */
export const makeFetchPhoto =
  (fetch: Fetch): FetchPhoto =>
  (url) =>
    fetchFile(fetch, url, {
      isAllowed: ({ href }) => getAcceptedPhotoUrl(href) !== null,
      acceptedTypes: uploadLimits["profile-photo"].acceptedTypes,
      maxBytes,
      timeoutMs,
    });
