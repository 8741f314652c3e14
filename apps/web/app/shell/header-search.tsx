import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/ssr/MagnifyingGlass";
import { type ComponentType, useState } from "react";
import { Form, Link } from "react-router";
import { iconButtonStyle } from "#ui/actions/icon-button.tsx";

/**
 * A link on small screens, a plain form on wide ones. The field with suggestions replaces it on focus, so that it isn't
 * part of any page's first load.
 */
export function HeaderSearch() {
  const [Box, setBox] = useState<ComponentType | null>(null);
  return (
    <Form action="/search" role="search" className="relative ml-auto max-w-[420px] xl:flex-1">
      <Link to="/search" aria-label="Search" className={`${iconButtonStyle} xl:absolute!`}>
        <MagnifyingGlassIcon size={24} />
      </Link>
      {Box ? (
        <Box />
      ) : (
        <input
          type="search"
          name="q"
          aria-label="Search Boab"
          placeholder="Search Boab"
          onFocus={() =>
            import("#areas/search/header-box.tsx").then((module) => setBox(() => module.default))
          }
          className="search-field hidden xl:block"
        />
      )}
    </Form>
  );
}
