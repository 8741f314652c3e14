import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createDraft, type DraftOptions } from "./draft.ts";

interface UseDraftOptions<Content, Stored extends { version: number }>
  extends DraftOptions<Content, Stored> {
  /** The content to start with. */
  first: Content;
  /** The last save is sent even when the tab is closed. Only for drafts that nobody else edits, up to 64 KiB. */
  savesOnClose?: boolean | undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A draft in a component: its content, whether it is saved, and both versions of a conflict. Options are read once. */
export function useDraft<Content, Stored extends { version: number }>(
  options: UseDraftOptions<Content, Stored>,
) {
  const { first: initialContent, copy: deviceCopy, autosaveMs, savesOnClose = false } = options;
  const [draft] = useState(() => createDraft(options));
  const status = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  const [content, setContent] = useState(initialContent);
  const latest = useRef(content);
  const [replacementCount, setReplacementCount] = useState(0);
  const [isRestored, setRestored] = useState(false);

  function show(next: Content) {
    latest.current = next;
    setContent(next);
    setReplacementCount((number) => number + 1);
  }

  const wasOpened = useRef(false);
  const restoreCopy = useEffectEvent(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    const copied = deviceCopy?.read();
    if (!copied || isSame(copied.content, initialContent)) return;
    show(copied.content);
    setRestored(true);
    draft.restore(copied);
  });

  const saveBeforeLeaving = useEffectEvent(() => {
    if (savesOnClose) draft.saveBeforeLeaving();
    else if (autosaveMs !== undefined) void draft.save({ isAutosave: true });
  });

  useEffect(() => {
    const close = draft.open();
    restoreCopy();
    return () => {
      // Somebody who opens another page of ours loses nothing either.
      saveBeforeLeaving();
      close();
    };
  }, [draft]);

  const isAutosaved = autosaveMs !== undefined;
  useEffect(() => {
    if (!isAutosaved) return;
    const retry = () => void draft.save({ isAutosave: true });
    // On phones this is the last event before the tab may be closed.
    const hide = () => savesOnClose && document.visibilityState === "hidden" && saveBeforeLeaving();
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", hide);
    return () => {
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [draft, isAutosaved, savesOnClose]);

  /** Changes the latest content, because an upload ends long after it was started and people continue typing. */
  const change = useCallback(
    (next: (was: Content) => Content) => {
      latest.current = next(latest.current);
      setContent(latest.current);
      draft.change(latest.current);
    },
    [draft],
  );

  return {
    ...status,
    content,
    /** A new number when the content was replaced by something that wasn't typed here. */
    edition: replacementCount,
    /** True when the content was found on this device. */
    isRestored,
    change,
    /** Something new is saved even without a change, so that it exists. A Save button always sends what is shown. */
    save(saveOptions?: { isAutosave: boolean }): Promise<boolean> {
      const { stored, state } = draft.get();
      if (!isAutosaved || (!stored && state === "saved")) draft.change(latest.current);
      return draft.save(saveOptions);
    },
    /** The status right now, for code that has just waited for a save. */
    getStatus: draft.get,
    pause: draft.pause,
    resume: draft.resume,
    readTheirs: draft.readTheirs,
    chooseMine: draft.chooseMine,
    /** Shows what the server holds in place of what is typed. */
    adopt(stored: Stored, next: Content) {
      draft.adopt(stored);
      show(next);
    },
    choose: draft.choose,
    changeErrors: draft.changeErrors,
  };
}
