import { pageSizes } from "@boab/contracts/marketplace/catalog-limits";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/ssr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import { Link, useSearchParams } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { cx } from "#ui/layout/cx.ts";
import { withPage } from "./catalog-path.ts";
import type { CatalogView } from "./catalog-view.ts";
import { listShownPages } from "./pages-shown.ts";
import type { CatalogForm } from "./use-catalog-form.ts";

interface CatalogPagesProps {
  view: CatalogView;
  form: CatalogForm;
  formId: string;
}

/** The page size and the links to the other pages. */
export function CatalogPages({ view, form, formId }: CatalogPagesProps) {
  const { base, page, pages: pageCount, values } = view;
  const [params] = useSearchParams();
  const to = (pageNumber: number) => withPage(base, params, pageNumber);
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-5 border-t border-line pt-6 max-md:justify-center">
      <div className="flex items-center gap-2.5 text-sm">
        <span aria-hidden="true">Show</span>
        <Select
          label="Products per page"
          isLabelHidden
          isCompact
          name="ps"
          form={formId}
          value={form.getValue("ps") || String(values.ps)}
          onChange={(event) => form.set({ ps: event.target.value })}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          className="w-[84px]"
        />
        <span aria-hidden="true">per page</span>
        <span className="hidden noscript:block">
          <Button type="submit" form={formId} variant="secondary" size="sm">
            Apply
          </Button>
        </span>
      </div>
      {pageCount > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-1">
          <Step to={to(page - 1)} isDisabled={page <= 1} label="Previous page">
            <CaretLeftIcon size={18} weight="bold" aria-hidden="true" />
          </Step>
          {listShownPages(page, pageCount).map((one) =>
            typeof one === "string" ? (
              <span key={one} aria-hidden="true" className="px-1 text-ink-3">
                …
              </span>
            ) : (
              <Link
                key={one}
                to={to(one)}
                aria-label={`Page ${one}`}
                aria-current={one === page ? "page" : undefined}
                className={cx(
                  iconButtonStyle,
                  "no-underline max-[400px]:w-9",
                  one === page && "bg-ink! text-on-ink",
                )}
              >
                {one}
              </Link>
            ),
          )}
          <Step to={to(page + 1)} isDisabled={page >= pageCount} label="Next page">
            <CaretRightIcon size={18} weight="bold" aria-hidden="true" />
          </Step>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  to: string;
  label: string;
  isDisabled: boolean;
  children: React.ReactNode;
}

const Step = ({ to, label, isDisabled, children }: StepProps) =>
  isDisabled ? (
    <span className={cx(iconButtonStyle, "opacity-35 hover:bg-transparent max-[400px]:w-9")}>
      {children}
    </span>
  ) : (
    <Link to={to} aria-label={label} className={cx(iconButtonStyle, "max-[400px]:w-9")}>
      {children}
    </Link>
  );
