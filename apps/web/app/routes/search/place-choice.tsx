import type { SearchKind } from "@boab/contracts/search/search";
import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { Form } from "react-router";
import { searchPath } from "#areas/search/paths.ts";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

interface PlaceChoiceProps {
  q: string;
  kind: SearchKind | null;
  near: string;
  /** The name of the place as part of a sentence: `Footscray`, `you, near Footscray`. */
  name: string | null;
}

/**
 * The form for the search's location, in a disclosure so that it works without JavaScript. The directory's field with
 * suggestions would become a separate chunk and exceed the size limit of the directory's list.
 */
export const PlaceChoice = ({ q, kind, near, name }: PlaceChoiceProps) => (
  <details key={near} className="relative">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-[580] [&::-webkit-details-marker]:hidden">
      <MapPinIcon size={20} aria-hidden="true" className="text-primary-text" />
      {name ? `Near ${name}` : ""} <span className="link">{name ? "Change" : "Nearest first"}</span>
    </summary>
    <Form
      action={searchPath}
      className="absolute left-0 z-30 mt-1 flex w-[min(24rem,calc(100vw-2.5rem))] flex-wrap gap-2 rounded-md border border-line bg-raised p-3 shadow-3"
    >
      <input type="hidden" name="q" value={q} />
      {kind && <input type="hidden" name="kind" value={kind} />}
      <TextField
        label="Suburb or postcode"
        name="near"
        defaultValue={near}
        maxLength={60}
        className="w-full"
      />
      <Button type="submit" size="sm">
        Search near there
      </Button>
    </Form>
  </details>
);
