import { importItems, previewItemImport } from "@boab/contracts/marketplace/calls.generated";
import type { ItemImport } from "@boab/contracts/marketplace/item-import";
import { maxImportCharacters } from "@boab/contracts/marketplace/item-limits";
import { useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { importCopy } from "./copy.ts";

interface CheckedFile {
  fileName: string;
  csv: string;
  preview: ItemImport;
  isImported: boolean;
}

const describeError = (error: unknown): string => {
  if (!(error instanceof ApiError)) return importCopy.failed;
  return error.fields.csv ?? (error.isSaidByServer ? error.sentence : importCopy.failed);
};

/** Checks a file of items and then imports it. It calls the API directly, because the page's action takes no files. */
export function useImport(storeId: string) {
  const [checked, setChecked] = useState<CheckedFile>();
  const [importError, setImportError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function run(work: () => Promise<CheckedFile>) {
    setPending(true);
    setImportError(undefined);
    try {
      setChecked(await work());
    } catch (error) {
      setImportError(describeError(error));
    }
    setPending(false);
  }

  const params = { shopId: storeId };

  function check(file: File) {
    setChecked(undefined);
    // A character has at most 4 bytes, so a file above this size is certainly too long.
    if (file.size > 4 * maxImportCharacters) return setImportError(importCopy.tooLarge);
    return run(async () => {
      const csv = await file.text();
      if (csv.length > maxImportCharacters)
        throw new ApiError({
          code: "bad_request",
          status: 400,
          fields: { csv: importCopy.tooLarge },
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

  return { checked, problem: importError, isPending, check, confirm };
}
