export interface FetchedFile {
  bytes: Buffer;
  contentType: string;
}

export interface FileLimits {
  /** Checks the URL; a server whose URL isn't allowed is never contacted. */
  isAllowed: (url: URL) => boolean;
  acceptedTypes: readonly string[];
  maxBytes: number;
  timeoutMs: number;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Fetches a file from somebody else's server: only from allowed hosts, without redirects, within a timeout and a max
 * size. Undefined when there is no such file, so a retry would not help; throws when the server cannot be reached.
 */
export async function fetchFile(
  fetch: Fetch,
  requestedUrl: string,
  { isAllowed, acceptedTypes, maxBytes, timeoutMs }: FileLimits,
): Promise<FetchedFile | undefined> {
  if (!URL.canParse(requestedUrl)) return undefined;
  const url = new URL(requestedUrl);
  if (!isAllowed(url)) return undefined;
  const response = await fetch(url.href, {
    redirect: "manual",
    credentials: "omit",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const contentType = response.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
  if (response.status >= 500) throw new Error(`${url.host} responded with ${response.status}`);
  if (response.status !== 200 || !acceptedTypes.includes(contentType)) {
    await response.body?.cancel();
    return undefined;
  }
  const bytes = await readUpTo(response, maxBytes);
  return bytes && { bytes, contentType };
}

/** Counts the bytes while reading, because the length that a server announces may be wrong. */
async function readUpTo({ body }: Response, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
