import { proposeSlug } from "@boab/contracts/directory/calls.generated";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";

const pauseMs = 300;

/**
 * The address of a listing while its name is typed: proposed by the server, which alone knows what is
 * free, until the person writes one themselves.
 */
export function useSlugProposal(first: { slug: string; isProposed: boolean }) {
  const [slug, setSlug] = useState(first.slug);
  const [isProposed, setProposed] = useState(first.isProposed);
  const [name, setName] = useState<string>();
  const asking = useRef<AbortController>(null);

  useEffect(() => {
    if (!isProposed || name === undefined) return;
    const abort = new AbortController();
    asking.current = abort;
    const timer = setTimeout(() => {
      const query = { name: name.slice(0, 80) };
      browserApi.call(proposeSlug, { query, signal: abort.signal }).then(
        (response) => setSlug(response.slug),
        // Without a proposal the person writes the address, or the server finds one when saving.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isProposed, name]);

  return {
    slug,
    followName: (typed: string) => setName(typed.trim() === "" ? undefined : typed),
    write: (typed: string) => {
      asking.current?.abort();
      setSlug(typed);
      setProposed(typed === "");
    },
  };
}
