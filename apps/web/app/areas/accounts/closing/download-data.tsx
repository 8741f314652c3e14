import { accountPanelTexts } from "@boab/contracts/accounts/texts";
import type { ErrorResponse } from "@boab/contracts/common/errors";
import { type MouseEvent, useState } from "react";
import { buttonStyle } from "#ui/actions/button-style.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";

const address = "/api/user/my-data";
const fileName = "my-boab-data.json";

/** A plain link to the file; with the script loaded a refusal is told on the page. */
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
        href={address}
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

/** Saves the file, or answers with what to tell the person. */
async function download(): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    if (!response.ok) return ((await response.json()) as ErrorResponse).error;
    const url = URL.createObjectURL(await response.blob());
    const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
    link.click();
    URL.revokeObjectURL(url);
    return undefined;
  } catch {
    return accountPanelTexts.downloadFailed;
  }
}
