import { listBusinesses } from "@boab/contracts/directory/calls.generated";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { SuggestField, type Suggestion } from "#ui/forms/suggest-field.tsx";

const pauseMs = 250;

interface BusinessFieldProps {
  /** The business that is already linked. */
  linkedBusiness?: { businessId: string; name: string } | undefined;
  error?: string | undefined;
}

/** Finds a public business by name and submits its id; an empty field removes the link. */
export function BusinessField({ linkedBusiness, error }: BusinessFieldProps) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Suggestion[]>([]);
  const [chosen, setChosen] = useState(linkedBusiness?.businessId ?? "");

  useEffect(() => {
    if (typed.trim().length < 2) return setFound([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = { q: typed, limit: "6" };
      const answer = await browserApi
        .call(listBusinesses, { query, signal: stop.signal })
        .catch(() => undefined);
      if (!answer) return;
      setFound(
        answer.data.map(({ id, businessName, city, state }) => ({
          id,
          label: businessName,
          detail: [city, state].filter(Boolean).join(" "),
        })),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);

  return (
    <>
      <SuggestField
        label="Business in this video"
        name="businessName"
        defaultValue={linkedBusiness?.name}
        placeholder="Name of a business on Boab"
        suggestions={found}
        onInput={(text) => {
          setTyped(text);
          setChosen("");
        }}
        onSelect={({ id }) => {
          setChosen(id);
          setTyped("");
        }}
        hint="Optional. In the last four seconds, viewers can go to its page. If it's yours, we say so."
        error={error}
      />
      <input type="hidden" name="businessId" value={chosen} />
    </>
  );
}
