import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/ssr/MagnifyingGlass";
import { useState } from "react";
import { Form } from "react-router";
import { toSuburbSuggestion, useSuburbs } from "#areas/directory/use-suburbs.ts";
import { Button } from "#ui/actions/button.tsx";
import { SuggestionList } from "#ui/forms/suggestion-list.tsx";
import { useSuggestions } from "#ui/forms/use-suggestions.ts";
import { cx } from "#ui/layout/cx.ts";

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
      <FinderPlace className="border-t border-line md:flex-1 md:border-t-0 md:border-l" />
      <Button type="submit" size="lg">
        <MagnifyingGlassIcon weight="bold" size={20} aria-hidden="true" />
        Search
      </Button>
    </Form>
  );
}

const fieldStyle =
  "px-4.5 py-2 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:rounded-md has-focus-visible:outline-focus";
const labelStyle = "block text-xs font-semibold text-ink-2";
const inputStyle =
  "w-full bg-transparent py-0.5 text-[1.0625rem] text-ink outline-none placeholder:text-ink-3";

interface FinderFieldProps {
  label: string;
  name: string;
  placeholder: string;
  className: string;
}

function FinderField({ label, name, placeholder, className }: FinderFieldProps) {
  return (
    <label className={cx(fieldStyle, className)}>
      <span className={labelStyle}>{label}</span>
      <input
        type="search"
        name={name}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        className={inputStyle}
      />
    </label>
  );
}

/** Suggests the same suburbs as the directory's own search. */
function FinderPlace({ className }: { className: string }) {
  const [value, setValue] = useState("");
  const { suburbs, send: search } = useSuburbs();
  const suggestions = suburbs.map(toSuburbSuggestion);
  const list = useSuggestions(suggestions, ({ label }) => setValue(label));
  return (
    <div className={cx("relative", fieldStyle, className)}>
      <label>
        <span className={labelStyle}>Where?</span>
        <input
          type="text"
          name="near"
          placeholder="Suburb or postcode"
          maxLength={60}
          {...list.box}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            list.open();
            search(event.target.value);
          }}
          className={inputStyle}
        />
      </label>
      <SuggestionList label="Where?" suggestions={suggestions} list={list} />
    </div>
  );
}
