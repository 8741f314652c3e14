import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/ssr/MagnifyingGlass";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type SearchFieldProps = Omit<TextFieldProps, "type" | "prefix">;

/** Used in a `<Form role="search" method="get">`, so that a search is a URL. */
export function SearchField({ isLabelHidden = true, ...field }: SearchFieldProps) {
  return (
    <TextField
      enterKeyHint="search"
      autoComplete="off"
      {...field}
      isLabelHidden={isLabelHidden}
      type="search"
      prefix={<MagnifyingGlassIcon size={20} aria-hidden="true" />}
    />
  );
}
