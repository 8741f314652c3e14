import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/ssr/MagnifyingGlass";
import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";

/** A plain GET form, so that a search is a URL. */
export function Finder() {
  return (
    <Form
      action="/directory/listings"
      method="get"
      role="search"
      aria-label="Find a business"
      className="flex w-full flex-col rounded-[20px] bg-surface p-2 shadow-3 md:max-w-[820px] md:flex-row md:p-2.5"
    >
      <FinderField
        label="What are you after?"
        name="q"
        placeholder="Jollof, braids, a good accountant"
        className="md:flex-[1.4]"
      />
      <FinderField
        label="Where?"
        name="near"
        placeholder="Suburb or postcode"
        className="border-t border-line md:flex-1 md:border-t-0 md:border-l"
      />
      <Button type="submit" size="lg">
        <MagnifyingGlassIcon weight="bold" size={20} aria-hidden="true" />
        Search
      </Button>
    </Form>
  );
}

interface FinderFieldProps {
  label: string;
  name: string;
  placeholder: string;
  className: string;
}

function FinderField({ label, name, placeholder, className }: FinderFieldProps) {
  return (
    <label
      className={`${className} px-4.5 py-2 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:rounded-md has-focus-visible:outline-focus`}
    >
      <span className="block text-xs font-semibold text-ink-2">{label}</span>
      <input
        type="search"
        name={name}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        className="w-full bg-transparent py-0.5 text-[1.0625rem] text-ink outline-none placeholder:text-ink-3"
      />
    </label>
  );
}
