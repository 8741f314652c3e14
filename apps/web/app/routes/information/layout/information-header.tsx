import { formatLongDate } from "@boab/format/dates";
import type { InformationDocument } from "./information-document.ts";
import { getInformationPicture } from "./information-pictures.ts";

export function InformationHeader({ document }: { document: InformationDocument }) {
  const picture = getInformationPicture(document.path);
  return (
    <header className="overflow-hidden bg-sunk print:bg-transparent">
      <div className="mx-auto flex w-full max-w-[1360px] items-end justify-between gap-10 px-gutter">
        <div className="max-w-[46rem] py-10 md:py-16">
          <h1 className="type-title">{document.title}</h1>
          <p className="mt-4 text-lg text-pretty text-ink-2">{document.lead}</p>
          <p className="mt-5 text-sm text-ink-3">
            Last updated{" "}
            <time dateTime={document.updatedOn}>{formatLongDate(document.updatedOn)}</time>
          </p>
        </div>
        {picture && (
          <img
            src={picture}
            alt=""
            width={260}
            height={280}
            className="hidden h-70 w-65 flex-none self-end rounded-t-full object-cover md:mt-10 md:block print:hidden"
          />
        )}
      </div>
    </header>
  );
}
