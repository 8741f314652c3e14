/** A phone needs a second or two; a browser that hangs must not block the upload. */
const timeoutMs = 30_000;

/**
 * A lighter copy of a picture, made in a worker so that the page stays responsive. Null where this
 * browser can't make one: the file is then sent as it is.
 */
export async function shrinkPicture(file: File, signal: AbortSignal): Promise<File | null> {
  if (typeof OffscreenCanvas === "undefined") return null;
  const worker = new Worker(new URL("./shrink.worker.ts", import.meta.url), { type: "module" });
  try {
    const blob = await shrinkInWorker(worker, file, signal);
    return blob && new File([blob], changeExtension(file.name, blob.type), { type: blob.type });
  } finally {
    worker.terminate();
  }
}

const shrinkInWorker = (worker: Worker, file: File, signal: AbortSignal) =>
  new Promise<Blob | null>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    const timer = setTimeout(() => resolve(null), timeoutMs);
    const answer = (blob: Blob | null) => {
      clearTimeout(timer);
      resolve(blob);
    };
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => answer(data);
    worker.onerror = () => answer(null);
    worker.postMessage(file);
  });

/** `front.png` to `front.webp`. */
const changeExtension = (name: string, type: string): string =>
  `${name.replace(/\.\w+$/, "")}.${type.replace("image/", "").replace("jpeg", "jpg")}`;
