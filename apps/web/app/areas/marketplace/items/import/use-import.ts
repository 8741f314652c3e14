import { importItems, previewItemImport } from "@boab/contracts/marketplace/calls.generated";
import type { ItemImport } from "@boab/contracts/marketplace/item-import";
import { mostImportCharacters } from "@boab/contracts/marketplace/item-limits";
import { importNotes } from "@boab/contracts/marketplace/item-texts";
import { useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";

interface CheckedFile {
  fileName: string;
  csv: string;
  preview: ItemImport;
  isImported: boolean;
}

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return importNotes.failed;
  return error.fields.csv ?? (error.isSaidByServer ? error.sentence : importNotes.failed);
};

/**
 * A file of items: what it would change, and then the import. Not through the page's action, which takes no files.
 */
export function useImport(storeId: string) {
  const [checked, setChecked] = useState<CheckedFile>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function run(work: () => Promise<CheckedFile>) {
    setPending(true);
    setProblem(undefined);
    try {
      setChecked(await work());
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setPending(false);
  }

  const params = { shopId: storeId };

  function check(file: File) {
    setChecked(undefined);
    // At least a byte for each character.
    if (file.size > 4 * mostImportCharacters) return setProblem(importNotes.tooLarge);
    return run(async () => {
      const csv = await file.text();
      if (csv.length > mostImportCharacters)
        throw new ApiError({
          code: "bad_request",
          status: 400,
          fields: { csv: importNotes.tooLarge },
        });
      const preview = await browserApi.call(previewItemImport, { params, body: { csv } });
      return { fileName: file.name, csv, preview, isImported: false };
    });
  }

  function confirm() {
    if (!checked) return;
    const { csv, preview } = checked;
    return run(async () => {
      const body = { csv, seen: preview.seen };
      const done = await browserApi.call(importItems, { params, body });
      return { ...checked, preview: done, isImported: true };
    });
  }

  return { checked, problem, isPending, check, confirm };
}
