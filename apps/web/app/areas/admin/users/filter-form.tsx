import type { UserFilters } from "@boab/contracts/admin/users";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import type { FormEvent } from "react";
import { Form, Link, useNavigate, useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { AppliedPill } from "#ui/actions/pill.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { formatFilterValue, userFilters } from "./user-filters.ts";

/** Filters live in the URL, so they can be bookmarked and shared. */
export function FilterForm({ filters }: { filters: UserFilters }) {
  const navigate = useNavigate();

  function applyFilters(form: HTMLFormElement) {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== "");
    const params = new URLSearchParams(chosen.map(([name, value]) => [name, String(value).trim()]));
    void navigate(params.size > 0 ? `?${params}` : "?", { preventScrollReset: true });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    applyFilters(event.currentTarget);
  }

  return (
    <Form
      // Reset the fields when the filters in the URL change.
      key={JSON.stringify(filters)}
      method="get"
      role="search"
      aria-label="Users"
      onSubmit={handleSubmit}
      className="grid gap-2.5 p-4 min-[360px]:grid-cols-2 md:grid-cols-3 xl:flex"
    >
      <SearchField
        label="Search users"
        name="q"
        placeholder="Name, username or email"
        defaultValue={filters.q ?? ""}
        maxLength={100}
        className="col-span-full xl:flex-[1_0_320px]"
        suffix={
          <IconButton
            type="submit"
            label="Search"
            icon={<ArrowRightIcon size={20} className="text-ink-3" />}
          />
        }
      />
      {userFilters.map(({ name, label, values }) => (
        <Select
          key={name}
          label={label}
          isLabelHidden
          isCompact
          name={name}
          defaultValue={filters[name] ?? ""}
          placeholder={`${label}: any`}
          options={values.map((value) => ({
            value,
            label: `${label}: ${formatFilterValue(value)}`,
          }))}
          onChange={(event) => event.currentTarget.form && applyFilters(event.currentTarget.form)}
        />
      ))}
    </Form>
  );
}

/** Active filters, each with a link that removes it. */
export function AppliedFilters({ filters }: { filters: UserFilters }) {
  const [params] = useSearchParams();
  const applied = userFilters.flatMap(({ name, label }): { name: string; text: string }[] => {
    const value = filters[name];
    return value ? [{ name, text: `${label}: ${formatFilterValue(value)}` }] : [];
  });
  if (filters.q) applied.unshift({ name: "q", text: `“${filters.q}”` });
  if (applied.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2 px-4 pb-4">
      {applied.map(({ name, text }) => (
        <li key={name} className="flex max-w-full">
          <AppliedPill to={withParams(params, { [name]: undefined })}>{text}</AppliedPill>
        </li>
      ))}
      <li>
        <Link to="?" preventScrollReset className="link target-44 text-sm">
          Clear all
        </Link>
      </li>
    </ul>
  );
}
