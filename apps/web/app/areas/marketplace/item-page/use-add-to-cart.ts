import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { useSession } from "#lib/session/session.ts";
import { itemPath } from "../paths.ts";
import { saveCartIntent, takeCartIntent } from "./cart-intent.ts";
import type { Choice } from "./choice.ts";

export interface AddToCartResult {
  items: number;
}

interface AddToCartOptions {
  itemId: string;
  sku: string;
  choice: Choice;
  quantity: number;
  /** The sentence that asks for the missing choices; null once everything is chosen. */
  request: string | null;
  firstResult: FormResult<AddToCartResult> | undefined;
  /** Called when the button is pressed while a choice is missing. */
  onMissing: () => void;
  /** Restores what the buyer had chosen before logging in. */
  onResume: (choice: Choice, quantity: number) => void;
  onAdded: (items: number) => void;
}

const toChoiceKey = (choice: Choice, quantity: number) => JSON.stringify([choice, quantity]);

/** Adds what is chosen. A visitor logs in first and finds it in the cart afterwards (GUARD-22, X-30). */
export function useAddToCart(options: AddToCartOptions) {
  const { itemId, sku, choice, quantity, request: choicePrompt } = options;
  const { status } = useSession();
  const navigate = useNavigate();
  const [addedKey, setAddedKey] = useState<string>();

  const addAction = usePageAction<AddToCartResult>({
    skipsRevalidation: true,
    firstResult: options.firstResult,
    onSuccess: ({ items }, values) => {
      const { type, color, size } = values;
      const sent = { type: type || null, color: color || null, size: size || null };
      setAddedKey(toChoiceKey(sent, Number(values.quantity)));
      options.onAdded(items);
    },
    onFailure: ({ code }) => {
      // The button was pressed before the browser knew that nobody is logged in.
      if (code === "not_signed_in") logInFirst();
    },
  });

  function logInFirst() {
    saveCartIntent(sku, { choice, quantity });
    void navigate(getRegisterPath(itemPath(sku)));
  }

  function send(chosen: Choice, sentQuantity: number) {
    const { type, color, size } = chosen;
    addAction.submit({
      itemId,
      sku,
      type: type ?? "",
      color: color ?? "",
      size: size ?? "",
      quantity: `${sentQuantity}`,
    });
  }

  const resumeAdding = useEffectEvent(() => {
    const savedIntent = takeCartIntent(sku);
    if (!savedIntent) return;
    options.onResume(savedIntent.choice, savedIntent.quantity);
    send(savedIntent.choice, savedIntent.quantity);
  });
  useEffect(() => {
    if (status === "member") resumeAdding();
  }, [status]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (choicePrompt !== null) options.onMissing();
    else if (status === "visitor") logInFirst();
    else send(choice, quantity);
  }

  const { failure } = addAction;
  return {
    form: { ...addAction.form, onSubmit: handleSubmit },
    isPending: addAction.isPending,
    isAdded: addedKey === toChoiceKey(choice, quantity),
    error: failure && failure.code !== "not_signed_in" ? failure.error : undefined,
  };
}
