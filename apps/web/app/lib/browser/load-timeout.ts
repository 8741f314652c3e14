/** SHELL-37: a chunk that hasn't loaded by then counts as failed. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export class LoadTimeoutError extends Error {
  override name = "LoadTimeoutError";
}

/** `await withLoadTimeout(import("./editor.tsx"))` */
export function withLoadTimeout<Module>(
  loading: Promise<Module>,
  timeoutMs = CHUNK_LOAD_TIMEOUT_MS,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeoutError()), timeoutMs);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
