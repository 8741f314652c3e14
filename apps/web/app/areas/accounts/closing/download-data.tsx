import { downloadMyData } from "@boab/contracts/accounts/calls.generated";
import { accountPanelTexts } from "@boab/contracts/accounts/texts";
import { type MouseEvent, useState } from "react";
import { apiAddress, browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { buttonStyle } from "#ui/actions/button-style.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";

const fileName = "my-boab-data.json";

/** A plain link to the file. With JavaScript, a failure is shown on the page. */
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
        href={apiAddress(downloadMyData)}
        download={fileName}
        onClick={handleClick}
        aria-busy={isPending || undefined}
        className={buttonStyle({ variant: "secondary", size: "sm" })}
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
    const everything = JSON.stringify(await browserApi.call(downloadMyData), null, 2);
    const url = URL.createObjectURL(new Blob([everything], { type: "application/json" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
    link.click();
    URL.revokeObjectURL(url);
    return undefined;
  } catch (error) {
    const isSaid = error instanceof ApiError && error.isSaidByServer;
    return isSaid ? error.sentence : accountPanelTexts.downloadFailed;
  }
}
