import { type FormEvent, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { createIntent } from "#lib/session/intent.ts";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { useSession } from "#lib/session/session.ts";
import { toast } from "#ui/feedback/toast.ts";
import { createSavedStore } from "./saved-store.ts";

/** One kind of thing that can be saved. */
export interface Saving {
  store: ReturnType<typeof createSavedStore>;
  intent: ReturnType<typeof createIntent>;
  /** The URL that the hearts post to. */
  action: string;
}

interface SavingOptions {
  readIds: () => Promise<{ ids: string[] }>;
  /** The storage key for what a visitor wants to save after logging in. */
  intentKey: string;
  action: string;
}

export const createSaving = ({ readIds, intentKey, action }: SavingOptions): Saving => ({
  store: createSavedStore(readIds),
  intent: createIntent(intentKey),
  action,
});

const noSavedIds: ReadonlySet<string> = new Set();

/** One heart. A visitor is asked to log in first and finds the thing saved afterwards. */
export function useSave({ store, intent: pendingIntent, action }: Saving, id: string) {
  const { status, profile } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ids = useSyncExternalStore(store.subscribe, store.get, () => noSavedIds);
  const isSaved = ids.has(id);
  const from = pathname + search;

  const saving = usePageAction({
    action,
    skipsRevalidation: true,
    onSuccess: (_response, { intent }) => {
      if (intent === "save") toast("Saved. You'll find it under Saved in your account menu.");
    },
    onFailure: ({ code, error }) => {
      store.mark(id, !isSaved);
      // Pressed before the browser knew that nobody is logged in.
      if (code === "not_signed_in") logInFirst();
      else toast(error, { tone: "bad" });
    },
  });

  function logInFirst() {
    pendingIntent.save(id);
    void navigate(getRegisterPath(from));
  }

  function change(intent: "save" | "unsave") {
    store.mark(id, intent === "save");
    saving.submit({ intent, id, from });
  }

  const resumeSaving = useEffectEvent(() => {
    if (pendingIntent.take(id)) change("save");
  });

  const personId = profile?.id ?? null;
  useEffect(() => {
    if (status === "unknown") return;
    void store.load(personId);
    if (personId !== null) resumeSaving();
  }, [status, personId, store]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (status === "visitor") logInFirst();
    else change(isSaved ? "unsave" : "save");
  }

  return {
    isSaved,
    form: { ...saving.form, onSubmit: handleSubmit },
    fields: { intent: isSaved ? "unsave" : "save", id, from },
  };
}
