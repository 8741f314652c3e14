import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/ssr/MagnifyingGlass";
import { useState } from "react";
import { Form } from "react-router";
import { searchIconStyle, searchInputStyle } from "#areas/search/search-input-style.ts";

type Box = typeof import("#areas/search/search-box.tsx").default;

/** A plain form until somebody is about to type; then the field with suggestions takes its place. */
export function HeaderSearch() {
  const [[Box, typed], setBox] = useState<[Box | null, string]>([null, ""]);
  return (
    <Form
      action="/search"
      role="search"
      className="relative ml-auto hidden max-w-[420px] flex-1 xl:block"
    >
      <MagnifyingGlassIcon size={20} className={searchIconStyle} />
      {Box ? (
        <Box initial={typed} hasFocus />
      ) : (
        <input
          type="search"
          name="q"
          aria-label="Search Boab"
          placeholder="Search Boab"
          maxLength={120}
          autoComplete="off"
          onFocus={({ target }) =>
            void import("#areas/search/search-box.tsx").then((module) => {
              if (target === document.activeElement) setBox([module.default, target.value]);
            })
          }
          className={searchInputStyle}
        />
      )}
    </Form>
  );
}
