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
import { solveAndStoreProof } from "#lib/proof/proof-of-work.ts";
import { FreshSignInContext } from "#lib/session/fresh-sign-in.ts";
import {
  type FormFailure,
  type FormResult,
  findFirstInvalidField,
  getFieldName,
  idempotencyKeyField,
} from "./form.ts";
import { makeIdempotencyKey } from "./once-key.ts";

type Values = Record<string, string>;

interface PageActionOptions<Value> {
  /** The URL to post to; by default the page's own action. */
  action?: string | undefined;
  /** The result of a form that was posted before the script had loaded. */
  firstResult?: FormResult<Value> | undefined;
  /** Nothing on the page depends on this write, so the loaders don't run again. */
  skipsRevalidation?: boolean | undefined;
  onSuccess?: ((response: Value, values: Values) => void) | undefined;
  onFailure?: ((failure: FormFailure) => void) | undefined;
}

export interface PageAction<Value> {
  /** `<PageForm {...save.form}>` posts the whole page until the script has loaded, and only the form afterwards. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: "post";
    action: string;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    /** Clears the error of a field once it is edited. */
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** For actions without a form, such as the button of a dialog. Ignored while another one is pending. */
  submit: (values: Values) => void;
  /** Sending, or waiting for the person to sign in again. */
  isPending: boolean;
  /** The values being sent, so that a list can show which row is pending. */
  pendingValues: Values | undefined;
  result: FormResult<Value> | undefined;
  failure: FormFailure | undefined;
  /** True when somebody else changed the same data in the meantime. */
  isConflict: boolean;
  getError: (field: string) => string | undefined;
  getValue: (field: string) => string | undefined;
  /** Reloads the page's data and clears the failure. */
  reload: () => void;
}

/**
 * The one way to write from a page, for forms, dialogs and rows:
 * `const ban = usePageAction({ onSuccess: close })`, then `ban.submit({ intent: "ban", id })`.
 * When the server wants a fresh sign-in the person is asked for it and the same values go out again.
 * When its network has sent too many forms, the browser solves the server's challenge and sends them again too.
 * After a refusal the focus goes to the first refused field. A lost connection is a failure like any other.
 */
export function usePageAction<Value = unknown>(
  options: PageActionOptions<Value> = {},
): PageAction<Value> {
  const action = useFormAction(options.action);
  const fetcher = useFetcher<FormResult<Value>>();
  const { revalidate } = useRevalidator();
  const confirmSignIn = use(FreshSignInContext);
  const form = useRef<HTMLFormElement>(null);
  const idempotencyKey = useRef<string>(undefined);
  /** A form is sent again once with a solved challenge, not forever. */
  const hasSolvedChallenge = useRef(false);
  const [sentValues, setSentValues] = useState<Values>();
  const [handledResult, setHandledResult] = useState<FormResult<Value>>();
  const [result, setResult] = useState(options.firstResult);
  const [changedFields, setChangedFields] = useState<ReadonlySet<string>>(new Set());

  const isPending =
    fetcher.state !== "idle" || (fetcher.data !== undefined && fetcher.data !== handledResult);
  const failure = result && !result.ok ? result : undefined;

  const send = (values: Values) => {
    // The key stays the same until the write succeeds, so that a retry after a lost response doesn't write twice.
    idempotencyKey.current ??= makeIdempotencyKey();
    void fetcher.submit(
      { ...values, [idempotencyKeyField]: idempotencyKey.current },
      {
        method: "post",
        action,
        // By default, the router doesn't reload data after a failure, which may be a lost connection.
        ...(options.skipsRevalidation && { defaultShouldRevalidate: false }),
      },
    );
  };

  const clearIdempotencyKey = () => {
    idempotencyKey.current = undefined;
  };

  const handleAnswer = useEffectEvent(async (answer: FormResult<Value>) => {
    const values = sentValues ?? {};
    // A redirect is a success, and leaves the previous response in `fetcher.data`.
    if (answer === handledResult) return clearIdempotencyKey();
    const challenge = answer.ok ? undefined : answer.challenge;
    if (challenge && !hasSolvedChallenge.current) {
      hasSolvedChallenge.current = true;
      if (await solveAndStoreProof(challenge)) return send(values);
    }
    const needsSignIn = !answer.ok && answer.code === "fresh_sign_in_needed";
    if (needsSignIn && (await confirmSignIn())) return send(values);
    setHandledResult(answer);
    if (answer.ok) clearIdempotencyKey();
    // A person who cancels the sign-in knows why nothing happened, so no error is shown.
    setResult(needsSignIn ? undefined : answer);
    if (answer.ok) options.onSuccess?.(answer.response, values);
    else if (!needsSignIn) options.onFailure?.(answer);
  });

  useEffect(() => {
    if (fetcher.state !== "idle") return;
    if (fetcher.data) void handleAnswer(fetcher.data);
    else idempotencyKey.current = undefined;
  }, [fetcher.state, fetcher.data]);

  useEffect(() => {
    if (failure && form.current) findFirstInvalidField(form.current, failure.fields)?.focus();
  }, [failure]);

  function submit(values: Values) {
    if (isPending) return;
    setSentValues(values);
    setChangedFields(new Set());
    hasSolvedChallenge.current = false;
    send(values);
  }

  return {
    form: {
      ref: form,
      method: "post",
      action,
      onSubmit: (event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        form.delete(idempotencyKeyField);
        submit(Object.fromEntries(form) as Values);
      },
      onInput: ({ target }) => {
        const field = getFieldName(target);
        if (field !== undefined && !changedFields.has(field))
          setChangedFields(new Set([...changedFields, field]));
      },
    },
    submit,
    isPending,
    pendingValues: isPending ? sentValues : undefined,
    result,
    failure,
    isConflict: failure?.code === "conflict",
    getError: (field) => (changedFields.has(field) ? undefined : failure?.fields[field]),
    getValue: (field) => failure?.values[field],
    reload: () => {
      setResult(undefined);
      void revalidate();
    },
  };
}
