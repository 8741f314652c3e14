import {
  type FormEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useFetcher, useFormAction, useRevalidator } from "react-router";
import { FreshSignInContext } from "#lib/session/fresh-sign-in.ts";
import { type FormFailure, type FormResult, fieldName, firstRefused } from "./form.ts";

type Values = Record<string, string>;

interface PageActionOptions<Value> {
  /** Where it goes; the page's own action when left out. */
  action?: string | undefined;
  /** Of a post that came before the script was there. */
  firstResult?: FormResult<Value> | undefined;
  /** Nothing on the page depends on it, so no loader runs again. */
  keepsPage?: boolean | undefined;
  onSuccess?: ((response: Value, values: Values) => void) | undefined;
  onFailure?: ((failure: FormFailure) => void) | undefined;
}

export interface PageAction<Value> {
  /** `<form {...save.form}>` posts the page before the script has come, and in place afterwards. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: "post";
    action: string;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    /** What was wrong with a field is forgotten once somebody changes it. */
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** For what has no form, such as the button of a dialog. One at a time. */
  submit: (values: Values) => void;
  /** Sending, or waiting for the person to sign in again. */
  isPending: boolean;
  /** What is on its way, to tell one row of a list from another. */
  pendingValues: Values | undefined;
  result: FormResult<Value> | undefined;
  failure: FormFailure | undefined;
  /** Somebody else changed it meanwhile. */
  isConflict: boolean;
  errorOf: (field: string) => string | undefined;
  valueOf: (field: string) => string | undefined;
  /** Reads the page anew and forgets the failure. */
  reload: () => void;
}

/**
 * The one way to write from a page, for forms, dialogs and rows:
 * `const ban = usePageAction({ onSuccess: close })`, then `ban.submit({ intent: "ban", id })`.
 * When the server wants a fresh sign-in the person is asked for it and the same values go out again.
 * After a refusal the focus goes to the first refused field. A lost connection is a failure like any
 * other, as long as the page exports `orUnreachable` as its `clientAction`.
 */
export function usePageAction<Value = unknown>(
  options: PageActionOptions<Value> = {},
): PageAction<Value> {
  const action = useFormAction(options.action);
  const fetcher = useFetcher<FormResult<Value>>();
  const { revalidate } = useRevalidator();
  const confirmSignIn = use(FreshSignInContext);
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<Values>();
  const [answered, setAnswered] = useState<FormResult<Value>>();
  const [result, setResult] = useState(options.firstResult);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  const isPending =
    fetcher.state !== "idle" || (fetcher.data !== undefined && fetcher.data !== answered);
  const failure = result && !result.ok ? result : undefined;

  const send = (values: Values) =>
    void fetcher.submit(values, {
      method: "post",
      action,
      // Left to the router otherwise: it reads nothing again after a failure, which may be a lost connection.
      ...(options.keepsPage && { defaultShouldRevalidate: false }),
    });

  const settle = useEffectEvent(async (answer: FormResult<Value>) => {
    const values = sent ?? {};
    // A redirect leaves the answer before it in place.
    if (answer === answered) return;
    const needsSignIn = !answer.ok && answer.code === "fresh_sign_in_needed";
    if (needsSignIn && (await confirmSignIn())) return send(values);
    setAnswered(answer);
    // Whoever gave up signing in knows why nothing happened.
    setResult(needsSignIn ? undefined : answer);
    if (answer.ok) options.onSuccess?.(answer.response, values);
    else if (!needsSignIn) options.onFailure?.(answer);
  });

  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data) void settle(fetcher.data);
  }, [fetcher.state, fetcher.data]);

  useEffect(() => {
    if (failure && form.current) firstRefused(form.current, failure.fields)?.focus();
  }, [failure]);

  function submit(values: Values) {
    if (isPending) return;
    setSent(values);
    setChanged(new Set());
    send(values);
  }

  return {
    form: {
      ref: form,
      method: "post",
      action,
      onSubmit: (event) => {
        event.preventDefault();
        submit(Object.fromEntries(new FormData(event.currentTarget)) as Values);
      },
      onInput: ({ target }) => {
        const field = fieldName(target);
        if (field !== undefined && !changed.has(field)) setChanged(new Set([...changed, field]));
      },
    },
    submit,
    isPending,
    pendingValues: isPending ? sent : undefined,
    result,
    failure,
    isConflict: failure?.code === "conflict",
    errorOf: (field) => (changed.has(field) ? undefined : failure?.fields[field]),
    valueOf: (field) => failure?.values[field],
    reload: () => {
      setResult(undefined);
      void revalidate();
    },
  };
}
