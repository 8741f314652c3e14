import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import { type ReactNode, useId, useRef } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import { useReducedMotion } from "#ui/media/use-reduced-motion.ts";
import { useDragScroll } from "./use-drag-scroll.ts";

interface VideoRowProps {
  title: string;
  children: ReactNode;
}

/** The row can be dragged, scrolled, stepped through with buttons, or reached with Tab (MEDIA-05). */
export function VideoRow({ title, children }: VideoRowProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const drag = useDragScroll();
  const isMotionReduced = useReducedMotion();
  const step = (direction: 1 | -1) =>
    row.current?.scrollBy({
      left: direction * row.current.clientWidth * 0.8,
      behavior: isMotionReduced ? "auto" : "smooth",
    });
  return (
    <section aria-labelledby={id} className="mt-14 md:mt-20">
      <Container className="flex items-center justify-between gap-4">
        <h2 id={id} className="type-display text-2xl md:text-[2.75rem]">
          {title}
        </h2>
        <div className="flex gap-2 max-md:hidden noscript:hidden">
          <IconButton
            label={`Previous: ${title}`}
            icon={<ArrowLeftIcon size={20} />}
            isBordered
            onClick={() => step(-1)}
          />
          <IconButton
            label={`Next: ${title}`}
            icon={<ArrowRightIcon size={20} />}
            isBordered
            onClick={() => step(1)}
          />
        </div>
      </Container>
      <ul
        ref={row}
        {...drag}
        className="no-scrollbar mt-5 flex gap-5 overflow-x-auto scroll-px-edge px-edge pb-2 select-none [&>li]:w-[min(78vw,372px)] [&>li]:flex-none"
      >
        {children}
      </ul>
    </section>
  );
}
