import { proposeSlug } from "@boab/contracts/directory/calls.generated";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";

const pauseMs = 300;

/**
 * Suggests a slug while the name is typed, until the person edits it. Only the server knows which
 * slugs are free.
 */
export function useSlugProposal(initial: { slug: string; isProposed: boolean }) {
  const [slug, setSlug] = useState(initial.slug);
  const [isProposed, setProposed] = useState(initial.isProposed);
  const [name, setName] = useState<string>();
  const [suburb, setSuburb] = useState("");
  const proposalRequest = useRef<AbortController>(null);

  useEffect(() => {
    if (!isProposed || name === undefined) return;
    const abort = new AbortController();
    proposalRequest.current = abort;
    const timer = setTimeout(() => {
      const place = suburb.trim().slice(0, 80);
      const query = { name: name.slice(0, 80), ...(place && { suburb: place }) };
      browserApi.call(proposeSlug, { query, signal: abort.signal }).then(
        (response) => setSlug(response.slug),
        // Without a suggestion the person types a slug, or the server picks one when saving.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isProposed, name, suburb]);

  return {
    slug,
    updateName: (typed: string) => setName(typed.trim() === "" ? undefined : typed),
    updateSuburb: setSuburb,
    write: (typed: string) => {
      proposalRequest.current?.abort();
      setSlug(typed);
      setProposed(typed === "");
    },
  };
}
