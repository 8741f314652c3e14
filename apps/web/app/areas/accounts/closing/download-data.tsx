import { downloadMyData } from "@boab/contracts/accounts/calls.generated";
import { type MouseEvent, useState } from "react";
import { browserApi, buildApiPath } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { closingCopy } from "./copy.ts";

const fileName = "my-boab-data.json";

/** A plain link downloads the file. With JavaScript, an error is shown on the page. */
export function DownloadData() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function handleClick(event: MouseEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setProblem(await download());
    setPending(false);
  }

  return (
    <>
      <a
        href={buildApiPath(downloadMyData)}
        download={fileName}
        onClick={handleClick}
        aria-busy={isPending || undefined}
        className={getButtonClass({ variant: "secondary", size: "sm" })}
      >
        {isPending && <Spinner />}
        {isPending ? "Collecting" : "Download my data"}
      </a>
      {problem && (
        <Note tone="danger" role="alert" className="order-last basis-full">
          {problem}
        </Note>
      )}
    </>
  );
}

/** Saves the file, or returns the error message to show. */
async function download(): Promise<string | undefined> {
  try {
    const accountDataJson = JSON.stringify(await browserApi.call(downloadMyData), null, 2);
    const url = URL.createObjectURL(new Blob([accountDataJson], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(url);
    return undefined;
  } catch (error) {
    const hasServerMessage = error instanceof ApiError && error.isSaidByServer;
    return hasServerMessage ? error.sentence : closingCopy.downloadFailed;
  }
}
