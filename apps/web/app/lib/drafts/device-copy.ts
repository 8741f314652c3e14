/** Typed content that may not have reached the server, with the version it is based on. */
export interface CopiedDraft<Content> {
  version: number;
  content: Content;
}

export interface DeviceCopy<Content> {
  read(): CopiedDraft<Content> | undefined;
  write(copied: CopiedDraft<Content>): void;
  remove(): void;
}

interface DeviceCopyOptions<Content> {
  /** Names the draft and its author, because people share browsers. */
  key: string;
  /** Whether a stored value still has the form that this version of the page writes. */
  isContent: (value: unknown) => value is Content;
  /** A function, because a browser that blocks storage throws as soon as the property is read. */
  storage?: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

/** Stores a draft in this browser. Without storage the page still works and asks before the person leaves. */
export function makeDeviceCopy<Content>({
  key,
  isContent,
  storage = () => window.localStorage,
}: DeviceCopyOptions<Content>): DeviceCopy<Content> {
  const tryStorage = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      const copied = tryStorage<Partial<CopiedDraft<unknown>> | null>(() =>
        JSON.parse(storage().getItem(key) ?? "null"),
      );
      const { version, content } = copied ?? {};
      return typeof version === "number" && isContent(content) ? { version, content } : undefined;
    },
    write: (copied) => tryStorage(() => storage().setItem(key, JSON.stringify(copied))),
    remove: () => tryStorage(() => storage().removeItem(key)),
  };
}
