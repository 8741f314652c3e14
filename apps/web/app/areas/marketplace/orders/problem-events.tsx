import type { OrderProblem } from "@boab/contracts/marketplace/order-problem";
import { toStripPhotos } from "#lib/format/problem-photos.ts";
import { PhotoStrip } from "#ui/media/photo-strip.tsx";
import { listProblemEvents } from "./problem-view.ts";

interface ProblemEventsProps {
  problem: OrderProblem;
  orderId: string;
  storeName: string;
  /** "You", or the buyer's name. */
  reporter: string;
}

/** Shows who wrote what, from the report to the end of the problem. */
export function ProblemEvents({ problem, orderId, ...names }: ProblemEventsProps) {
  return (
    <ol className="grid">
      {listProblemEvents(problem, names).map(({ title, at, words: writtenText }, index) => (
        <li key={title} className="group/event relative pb-4 pl-7 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-2 bottom-[-8px] left-[6px] w-0.5 bg-ok group-last/event:hidden"
          />
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-0 size-3.5 rounded-full bg-ok"
          />
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-ink-2">{at}</p>
          {writtenText && (
            <p className="mt-1 text-md whitespace-pre-line [overflow-wrap:anywhere]">
              “{writtenText}”
            </p>
          )}
          {index === 0 && (
            <PhotoStrip
              name="Photos of the problem"
              photos={toStripPhotos(orderId, problem.photos)}
              className="mt-2.5"
            />
          )}
        </li>
      ))}
    </ol>
  );
}
