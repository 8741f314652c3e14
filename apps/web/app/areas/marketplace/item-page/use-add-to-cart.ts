import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { registerPath } from "#lib/session/redirect.ts";
import { useSession } from "#lib/session/session.ts";
import { itemPath } from "../paths.ts";
import { keepCartIntent, takeCartIntent } from "./cart-intent.ts";
import type { Choice } from "./choice.ts";

export interface AddedLine {
  lines: number;
}

interface AddOptions {
  itemId: string;
  sku: string;
  choice: Choice;
  quantity: number;
  /** Null once everything is chosen. */
  request: string | null;
  firstResult: FormResult<AddedLine> | undefined;
  /** Pressed while something is missing. */
  onMissing: () => void;
  /** What somebody had chosen before they logged in. */
  onResume: (choice: Choice, quantity: number) => void;
  onAdded: (lines: number) => void;
}

const keyOf = (choice: Choice, quantity: number) => JSON.stringify([choice, quantity]);

/** Adds what is chosen. A visitor logs in first and finds it in the cart afterwards (GUARD-22, X-30). */
export function useAddToCart(options: AddOptions) {
  const { itemId, sku, choice, quantity, request } = options;
  const { status } = useSession();
  const navigate = useNavigate();
  const [added, setAdded] = useState<string>();

  const adding = usePageAction<AddedLine>({
    keepsPage: true,
    firstResult: options.firstResult,
    onSuccess: ({ lines }, values) => {
      const { type, color, size } = values;
      const sent = { type: type || null, color: color || null, size: size || null };
      setAdded(keyOf(sent, Number(values.quantity)));
      options.onAdded(lines);
    },
    onFailure: ({ code }) => {
      // Pressed before the browser knew that nobody is logged in.
      if (code === "not_signed_in") logInFirst();
    },
  });

  function logInFirst() {
    keepCartIntent(sku, { choice, quantity });
    void navigate(registerPath(itemPath(sku)));
  }

  function send(wanted: Choice, many: number) {
    const { type, color, size } = wanted;
    adding.submit({
      ...{ itemId, sku, type: type ?? "", color: color ?? "", size: size ?? "" },
      quantity: `${many}`,
    });
  }

  const goOn = useEffectEvent(() => {
    const wanted = takeCartIntent(sku);
    if (!wanted) return;
    options.onResume(wanted.choice, wanted.quantity);
    send(wanted.choice, wanted.quantity);
  });
  useEffect(() => {
    if (status === "member") goOn();
  }, [status]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (request !== null) options.onMissing();
    else if (status === "visitor") logInFirst();
    else send(choice, quantity);
  }

  const { failure } = adding;
  return {
    form: { ...adding.form, onSubmit: handleSubmit },
    isPending: adding.isPending,
    isAdded: added === keyOf(choice, quantity),
    error: failure && failure.code !== "not_signed_in" ? failure.error : undefined,
  };
}
