import { PhoneIcon } from "@phosphor-icons/react/dist/ssr/Phone";
import { SealCheckIcon } from "@phosphor-icons/react/dist/ssr/SealCheck";
import { type ReactNode, use } from "react";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { Share } from "#ui/actions/share.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { EditingContext } from "../editing/editing-context.ts";
import { SaveButton } from "../saved/save-button.tsx";
import type { BusinessView } from "./business-view.ts";
import { OpeningChip } from "./opening-chip.tsx";

interface BusinessHeadingProps {
  view: BusinessView;
  /** Shown first in the row of details under the name. */
  rating: ReactNode;
}

/** Shows the logo over the edge of the cover, the name and the key details. */
export function BusinessHeading({ view, rating }: BusinessHeadingProps) {
  const editing = use(EditingContext);
  const { name, logo, phone } = view;
  return (
    <header className="relative -mt-12 flex flex-col gap-3 md:-mt-[42px] md:flex-row md:items-end md:gap-7 md:pl-10">
      <div data-section="logo" className="relative flex-none max-md:self-start">
        {editing?.editor("logo") ?? (
          <>
            <Avatar
              name={name}
              src={logo?.src}
              srcSet={logo?.srcSet}
              size={92}
              shape="square"
              className="border-5 border-paper md:hidden"
            />
            <Avatar
              name={name}
              src={logo?.src}
              srcSet={logo?.srcSet}
              size={136}
              shape="square"
              className="border-6 border-paper max-md:hidden"
            />
          </>
        )}
        {editing && (
          <div className="absolute bottom-1 max-md:left-full max-md:ml-3 md:right-1">
            {editing.tools("logo")}
          </div>
        )}
      </div>
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2.5 md:pt-[62px]">
        <h1 className="type-title max-md:w-full">{name}</h1>
        <div className="relative flex gap-3 max-md:order-last">
          {view.isLive && <SaveButton id={view.id} name={name} />}
          <Share name={name} link={view.shortLink} />
          <a
            href={phone.href}
            className={getButtonClass({
              variant: "secondary",
              size: "sm",
              className: "max-md:hidden",
            })}
          >
            <PhoneIcon size={20} aria-hidden="true" />
            Call<span className="sr-only"> {phone.text}</span>
          </a>
        </div>
        <Details view={view} rating={rating} />
      </div>
    </header>
  );
}

function Details({ view, rating }: BusinessHeadingProps) {
  const { category, place, opening, zone, isSpotlight, isLive } = view;
  return (
    <ul className="flex w-full flex-wrap items-center gap-x-4 gap-y-1.5 text-ink-2">
      {rating && <li>{rating}</li>}
      <li>{category}</li>
      {place && <li>{place}</li>}
      {opening && (
        <li>
          <OpeningChip opening={opening} zone={zone} />
        </li>
      )}
      {isSpotlight && (
        <li>
          <Chip tone="info" icon={<SealCheckIcon weight="fill" size={15} aria-hidden="true" />}>
            Spotlight
          </Chip>
        </li>
      )}
      {!isLive && (
        <li>
          <Chip tone="danger">Hidden</Chip>
        </li>
      )}
    </ul>
  );
}
