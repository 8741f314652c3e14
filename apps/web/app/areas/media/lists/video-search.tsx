import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { useTypedValue } from "#ui/forms/use-typed-value.ts";

/** The search is a plain GET form, so it is in the URL. */
export const VideoSearch = ({ q, action }: { q: string; action: string }) => (
  <Form method="get" action={action} role="search" className="flex max-w-[560px] gap-2.5">
    <SearchField
      ref={useTypedValue(q)}
      label="Search videos"
      placeholder="Title, artist or channel"
      name="q"
      maxLength={120}
      defaultValue={q}
      className="min-w-0 flex-1"
    />
    <Button type="submit">Search</Button>
  </Form>
);
