import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { NavigationArrowIcon } from "@phosphor-icons/react/dist/ssr/NavigationArrow";
import { useState } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { SuggestField } from "#ui/forms/suggest-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { toSuburbSuggestion, useSuburbs } from "../use-suburbs.ts";
import { type CurrentLocation, findCurrentLocation } from "./own-location.ts";

interface PlaceFieldProps {
  value: string;
  onChoose: (near: string) => void;
  onLocated: (location: CurrentLocation) => void;
  className?: string | undefined;
}

export function PlaceField({ value, onChoose, onLocated, className }: PlaceFieldProps) {
  const { suburbs, send: search } = useSuburbs();
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function locate() {
    setLocating(true);
    setProblem(null);
    try {
      onLocated(await findCurrentLocation());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setLocating(false);
    }
  }

  return (
    <div className={cx("relative flex flex-wrap items-center gap-1", className)}>
      <SuggestField
        label="Suburb or postcode"
        isLabelHidden
        name="near"
        placeholder="Suburb or postcode"
        defaultValue={value}
        prefix={<MapPinIcon size={20} aria-hidden="true" />}
        suggestions={suburbs.map(toSuburbSuggestion)}
        onInput={(text) => {
          setProblem(null);
          search(text);
        }}
        onSelect={({ label }) => onChoose(label)}
        className="min-w-0 flex-1"
      />
      <IconButton
        label="Near me"
        icon={isLocating ? <Spinner /> : <NavigationArrowIcon size={20} />}
        aria-busy={isLocating}
        onClick={() => void locate()}
        className="noscript:hidden"
      />
      {problem && (
        // Overlaid, so that the filter bar keeps its height.
        <Note
          tone="danger"
          role="alert"
          className="w-full xl:absolute xl:top-full xl:left-0 xl:z-40 xl:mt-2 xl:shadow-2"
        >
          {problem}
        </Note>
      )}
    </div>
  );
}
