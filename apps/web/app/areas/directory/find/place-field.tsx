import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { NavigationArrowIcon } from "@phosphor-icons/react/dist/ssr/NavigationArrow";
import { useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { SuggestField } from "#ui/suggest-field.tsx";
import { toast } from "#ui/toast.ts";
import { findOwnLocation, type OwnLocation } from "./own-location.ts";
import { useSuburbs } from "./use-suburbs.ts";

interface PlaceFieldProps {
  value: string;
  onChoose: (near: string) => void;
  onLocated: (location: OwnLocation) => void;
  className?: string | undefined;
}

/** A suburb or postcode, or where the browser is. */
export function PlaceField({ value, onChoose, onLocated, className }: PlaceFieldProps) {
  const { suggestions, suggest } = useSuburbs();
  const [isLocating, setLocating] = useState(false);

  async function locate() {
    setLocating(true);
    try {
      onLocated(await findOwnLocation());
    } catch (error) {
      toast((error as Error).message, { tone: "bad" });
    } finally {
      setLocating(false);
    }
  }

  return (
    <div className={`flex items-center gap-1 ${className ?? ""}`}>
      <SuggestField
        label="Suburb or postcode"
        isLabelHidden
        name="near"
        placeholder="Suburb or postcode"
        defaultValue={value}
        prefix={<MapPinIcon size={20} aria-hidden="true" />}
        suggestions={suggestions}
        onInput={suggest}
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
    </div>
  );
}
