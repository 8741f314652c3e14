import { useNavigation, useSearchParams } from "react-router";
import { MOST_ROWS, PAGE_ROWS, withParams } from "#lib/api/read-rows.ts";
import { formatCount } from "#lib/format/format.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { cx } from "#ui/layout/cx.ts";

interface LoadMoreProps {
  count: number;
  hasMore: boolean;
  /** Formatted, where the total is known: "1,284". */
  total?: string | undefined;
  /** How many more at once. */
  step?: number | undefined;
  /** The part of the page that it belongs to, without #. */
  hash?: string | undefined;
  className?: string | undefined;
}

export function LoadMore(props: LoadMoreProps) {
  const { count, hasMore, total, step = PAGE_ROWS, hash, className } = props;
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const next = withParams(params, { shown: String(count + step) });
  const isLoading = navigation.location?.search === next;

  return (
    <div
      className={cx(
        "flex min-h-[60px] flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2.5",
        className,
      )}
    >
      <p role="status" className="text-md text-ink-2">
        Showing {formatCount(count)}
        {total !== undefined && ` of ${total}`}
      </p>
      {hasMore && count < MOST_ROWS && (
        <LinkButton
          to={{ search: next, ...(hash && { hash }) }}
          replace
          preventScrollReset
          variant="secondary"
          size="sm"
          aria-busy={isLoading}
        >
          {isLoading && <Spinner />}
          Load more
        </LinkButton>
      )}
      {hasMore && count >= MOST_ROWS && (
        <p className="text-md text-ink-2">Search or filter to find more.</p>
      )}
    </div>
  );
}
