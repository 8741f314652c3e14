import {
  readDocument,
  restoreVersion,
  saveDocument,
  submitDocument,
} from "@boab/contracts/magazine/calls.generated";
import { editorTexts } from "@boab/contracts/magazine/editor-texts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { toast } from "#ui/feedback/toast.ts";
import { type DocumentContent, isSameContent } from "./content.ts";
import { makeDraftStore } from "./local-draft.ts";
import { createSaver } from "./saver.ts";

export interface LoadedDocument extends DocumentContent {
  docId: string;
  userId: string;
  revision: number;
  savedAt: string | null;
}

/** A document while it is written: what is on the screen, and how far it is saved. */
export function useDocument(loaded: LoadedDocument) {
  const { docId, userId, revision, savedAt } = loaded;
  const [content, setContent] = useState<DocumentContent>({ head: loaded.head, body: loaded.body });
  // A new number draws the editor anew, with content that was not typed into it.
  const [edition, setEdition] = useState(0);
  const latest = useRef(content);
  const [wasFound, setFound] = useState(false);

  // One for as long as the page shows this document; the revision grows inside.
  const [{ saver, drafts }] = useState(() => {
    const store = makeDraftStore(() => window.localStorage, userId, docId);
    const send = (
      { head, body }: DocumentContent,
      options: { revision: number; isAutosave: boolean },
    ) =>
      browserApi.call(saveDocument, {
        params: { docId },
        body: { content: body, head, ...options },
      });
    return { drafts: store, saver: createSaver({ revision, savedAt, drafts: store, send }) };
  });
  const saving = useSyncExternalStore(saver.subscribe, saver.get, saver.get);

  function show(next: DocumentContent) {
    latest.current = next;
    setContent(next);
    setEdition((number) => number + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document opens
  useEffect(() => {
    const draft = drafts.read();
    const stored = { head: loaded.head, body: loaded.body };
    if (draft && !isSameContent({ head: draft.head, body: draft.body }, stored)) {
      const typed = { head: draft.head, body: draft.body };
      show(typed);
      setFound(true);
      saver.restoreDraft(draft.revision, typed);
    }
    const retry = () => void saver.save({ isAutosave: true });
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      // Leaving for another page of ours: what was typed goes along.
      void saver.save({ isAutosave: true });
    };
  }, [saver]);

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (saver.get().state !== "saved") event.preventDefault();
    };
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [saver]);

  /** Made to what is on the screen now: a picture arrives long after it was chosen, and people go on typing. */
  function change(next: (was: DocumentContent) => DocumentContent) {
    latest.current = next(latest.current);
    setContent(latest.current);
    saver.change(latest.current);
  }

  /** On request; says how it went (EDIT-07). */
  async function save(): Promise<boolean> {
    // A document without a change is saved all the same, so that there is one.
    if (saver.get().revision === 0 && saver.get().state === "saved") saver.change(content);
    const isSaved = await saver.save({ isAutosave: false });
    const { state, problem } = saver.get();
    if (isSaved) toast(editorTexts.saved);
    else if (state === "failed") toast(problem ?? editorTexts.saveFailed, { tone: "bad" });
    return isSaved;
  }

  /** Without a word when it works, before something that needs the document to be there. */
  async function ensureSaved(): Promise<boolean> {
    if (saver.get().revision === 0 && saver.get().state === "saved") saver.change(content);
    await saver.save({ isAutosave: true });
    return saver.get().revision > 0;
  }

  /** Sends what was written, all of it; false while something of it isn't saved. */
  async function submit(): Promise<boolean> {
    if (saver.get().revision === 0 && saver.get().state === "saved") saver.change(content);
    if (!(await saver.save({ isAutosave: true }))) return false;
    const { revision } = saver.get();
    await browserApi.call(submitDocument, { params: { docId }, body: { revision } });
    return true;
  }

  const readLatest = async () => {
    const { editing } = await browserApi.call(readDocument, { params: { docId } });
    if (!editing) throw new ApiError({ code: "not_found", status: 404 });
    const { title, standfirst, category, tags, mainPicture } = editing;
    const head = { title, standfirst, category, tags, mainPicture };
    return { revision: editing.revision, savedAt: editing.savedAt, head, body: editing.body };
  };

  async function restore(versionId: string): Promise<void> {
    try {
      // What isn't saved would be lost with the version that takes its place.
      if (!(await saver.save({ isAutosave: true })))
        return toast(saver.get().problem ?? editorTexts.saveFailed, { tone: "bad" });
      const body = { versionId, revision: saver.get().revision };
      await browserApi.call(restoreVersion, { params: { docId }, body });
      await takeLatest();
      toast("That version is back.");
    } catch (error) {
      const said = error instanceof ApiError ? error.sentence : editorTexts.saveFailed;
      toast(said, { tone: "bad" });
    }
  }

  async function takeLatest(): Promise<void> {
    const stored = await readLatest();
    saver.adopt(stored.revision, stored.savedAt);
    show({ head: stored.head, body: stored.body });
  }

  return {
    content,
    edition,
    saving,
    wasFound,
    change,
    save,
    ensureSaved,
    submit,
    restore,
    readLatest,
    takeLatest,
    keepMine: async () => {
      const { revision: newest } = await readLatest();
      if (await saver.overwrite(newest, content)) toast(editorTexts.saved);
    },
  };
}
