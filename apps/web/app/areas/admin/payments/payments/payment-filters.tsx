import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import { Form, useSearchParams } from "react-router";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { stateOptions } from "./payment-view.ts";

/** Lives in the URL, so it can be bookmarked and shared. */
export function PaymentFilters() {
  const [params] = useSearchParams();
  const q = params.get("q") ?? "";
  const state = params.get("state") ?? "";
  return (
    <Form
      // Reset the fields when the URL changes.
      key={params.toString()}
      method="get"
      role="search"
      aria-label="Payments"
      className="flex flex-wrap items-center gap-2.5 max-md:w-full md:ml-auto"
    >
      <SearchField
        label="Search payments"
        name="q"
        placeholder="Email, payment or Stripe id"
        defaultValue={q}
        maxLength={255}
        className="min-w-0 flex-1 md:w-[300px]"
        suffix={
          <IconButton
            type="submit"
            label="Search"
            icon={<ArrowRightIcon size={20} className="text-ink-3" />}
          />
        }
      />
      <Select
        label="Status"
        isLabelHidden
        isCompact
        name="state"
        defaultValue={state}
        placeholder="Status: any"
        options={stateOptions.map(({ value, label }) => ({ value, label: `Status: ${label}` }))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="w-[190px] max-md:w-full"
      />
      {(q || state) && (
        <LinkButton to="?" variant="quiet" size="sm">
          Clear
        </LinkButton>
      )}
    </Form>
  );
}
