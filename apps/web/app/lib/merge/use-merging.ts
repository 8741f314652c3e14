import { useState } from "react";
import type { Choice, Choices, Clash, MergeResult, Versions } from "./merge-fields.ts";

/**
 * Merges in an editor whose save failed because somebody else saved in the meantime. `meet` takes their version; from
 * then on `merge` returns the values to save, and the person chooses for the fields in `clashes`. Nothing typed is
 * lost.
 */
export function useMerging<Stored>(
  initial: Stored,
  mergeVersions: (versions: Versions<Stored>, choices?: Choices) => MergeResult<Stored>,
) {
  const [base, setBase] = useState(initial);
  const [theirs, setTheirs] = useState<Stored>();
  const [choices, setChoices] = useState<Choices>({});
  const [clashes, setClashes] = useState<Clash[]>([]);
  return {
    clashes,
    choices,
    choose: (field: string, choice: Choice) => setChoices((was) => ({ ...was, [field]: choice })),
    merge: (mine: Stored): Stored =>
      theirs === undefined ? mine : mergeVersions({ base, theirs, mine }, choices).merged,
    /** Whether the person has to choose before it can be saved. */
    mergeWithTheirs(latest: Stored, mine: Stored): boolean {
      const mergeResult = mergeVersions({ base, theirs: latest, mine });
      setTheirs(latest);
      setClashes(mergeResult.clashes);
      return mergeResult.clashes.length > 0;
    },
    /** Call it after a save: the next change is based on `stored`. */
    begin(stored: Stored) {
      setBase(stored);
      setTheirs(undefined);
      setChoices({});
      setClashes([]);
    },
  };
}
