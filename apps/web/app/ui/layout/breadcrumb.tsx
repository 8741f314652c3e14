import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import { Link } from "react-router";
import { cx } from "./cx.ts";

interface BreadcrumbProps {
  /** From the outermost page inwards; the last one is the page itself. */
  trail: readonly { label: string; to?: string | undefined }[];
  className?: string | undefined;
}

export function Breadcrumb({ trail, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
        {trail.map((crumb, position) => {
          const isLast = position === trail.length - 1;
          return (
            <li key={crumb.label} className="flex items-center gap-1.5">
              {position > 0 && (
                <CaretRightIcon weight="bold" size={12} className="text-ink-3" aria-hidden="true" />
              )}
              {crumb.to === undefined || isLast ? (
                <span
                  aria-current={isLast ? "page" : undefined}
                  className={cx("py-3", isLast && "text-ink")}
                >
                  {crumb.label}
                </span>
              ) : (
                <Link to={crumb.to} className="py-3 hover:underline">
                  {crumb.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
