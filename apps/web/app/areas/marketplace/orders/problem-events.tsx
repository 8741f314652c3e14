import type { OrderProblem } from "@boab/contracts/marketplace/order-problem";
import { problemPhotos } from "#lib/format/problem-photos.ts";
import { PhotoStrip } from "#ui/media/photo-strip.tsx";
import { eventsOf } from "./problem-words.ts";

interface ProblemEventsProps {
  problem: OrderProblem;
  orderId: string;
  storeName: string;
  /** "You", or the buyer's name. */
  reporter: string;
}

/** Who said what, from the report to the end. */
export function ProblemEvents({ problem, orderId, ...names }: ProblemEventsProps) {
  return (
    <ol className="grid">
      {eventsOf(problem, names).map(({ title, at, words }, index) => (
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
          {words && (
            <p className="mt-1 text-md whitespace-pre-line [overflow-wrap:anywhere]">“{words}”</p>
          )}
          {index === 0 && (
            <PhotoStrip
              name="Photos of the problem"
              photos={problemPhotos(orderId, problem.photos)}
              className="mt-2.5"
            />
          )}
        </li>
      ))}
    </ol>
  );
}
