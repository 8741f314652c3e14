import { type FormEvent, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { registerPath } from "#lib/session/redirect.ts";
import { useSession } from "#lib/session/session.ts";
import { toast } from "#ui/feedback/toast.ts";
import { keepSaveIntent, takeSaveIntent } from "./save-intent.ts";
import { createSavedStore } from "./saved-store.ts";

const savedStore = createSavedStore(browserApi);

const nothingYet: ReadonlySet<string> = new Set();

/** One listing's heart. A visitor is asked to log in first and finds the listing saved afterwards. */
export function useSave(id: string) {
  const { status, profile } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ids = useSyncExternalStore(savedStore.subscribe, savedStore.get, () => nothingYet);
  const isSaved = ids.has(id);
  const from = pathname + search;

  const saving = usePageAction({
    action: "/directory/saved",
    keepsPage: true,
    onSuccess: (_response, { intent }) => {
      if (intent === "save") toast("Saved. You'll find it under Saved in your account menu.");
    },
    onFailure: ({ code, error }) => {
      savedStore.mark(id, !isSaved);
      // Pressed before the browser knew that nobody is logged in.
      if (code === "not_signed_in") logInFirst();
      else toast(error, { tone: "bad" });
    },
  });

  function logInFirst() {
    keepSaveIntent(id);
    void navigate(registerPath(from));
  }

  function change(intent: "save" | "unsave") {
    savedStore.mark(id, intent === "save");
    saving.submit({ intent, id, from });
  }

  const goOn = useEffectEvent(() => {
    if (takeSaveIntent(id)) change("save");
  });

  const personId = profile?.id ?? null;
  useEffect(() => {
    if (status === "unknown") return;
    void savedStore.load(personId);
    if (personId !== null) goOn();
  }, [status, personId]);

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
