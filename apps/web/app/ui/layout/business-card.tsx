import { CalendarCheckIcon } from "@phosphor-icons/react/dist/ssr/CalendarCheck";
import { SealCheckIcon } from "@phosphor-icons/react/dist/ssr/SealCheck";
import { Link } from "react-router";
import { Avatar } from "#ui/media/avatar.tsx";
import { Cover, type CoverImage } from "#ui/media/cover.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Rating } from "#ui/text/rating.tsx";
import { cx } from "./cx.ts";

export interface BusinessCardProps {
  to: string;
  name: string;
  category: string;
  /** "Senegalese, Marrickville NSW". */
  place: string;
  image?: CoverImage | undefined;
  logoSrc?: string | undefined;
  rating?: string | undefined;
  reviewCount?: string | number | undefined;
  /** "Next: Today 7:00 pm", "Open until 5 pm". */
  slot?: string | undefined;
  isSlotQuiet?: boolean | undefined;
  isSpotlight?: boolean | undefined;
  /** Not live: only its owner and the staff ever see this card. */
  isHidden?: boolean | undefined;
}

/** Photo, name, and the one fact that decides. The whole card is the link. */
export function BusinessCard(props: BusinessCardProps) {
  const { to, name, category, place, slot } = props;
  return (
    <article className="group @container relative flex flex-col">
      <div className="relative">
        <div className="aspect-3/2 overflow-hidden rounded-lg bg-sunk">
          <Cover
            name={name}
            image={props.image}
            className="size-full object-cover transition-transform duration-600 ease-out group-hover:scale-103"
          />
        </div>
        <span className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
          {props.isSpotlight && (
            <Chip
              tone="surface"
              icon={<SealCheckIcon weight="fill" size={15} aria-hidden="true" />}
            >
              Spotlight
            </Chip>
          )}
          {props.isHidden && <Chip tone="danger">Hidden</Chip>}
        </span>
        <Avatar
          name={name}
          src={props.logoSrc}
          size={52}
          shape="square"
          className="absolute -bottom-[22px] left-3.5 border-3 border-paper"
        />
      </div>
      <div className="px-0.5 pt-3">
        <div className="flex min-h-6 items-center justify-between gap-2 pl-[70px] @max-[10.5rem]:justify-end">
          <span className="truncate text-xs text-ink-3 @max-[10.5rem]:hidden">{category}</span>
          {props.rating && (
            <Rating value={props.rating} count={props.reviewCount} isCountOptional />
          )}
        </div>
        <h3 className="mt-2.5 text-[1.25rem] leading-[1.2]">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
            {name}
          </Link>
        </h3>
        <p className="text-md text-ink-3">{place}</p>
        {slot && (
          <p
            className={cx(
              "mt-1.5 flex items-center gap-1.5 text-sm",
              props.isSlotQuiet ? "text-ink-3" : "font-[580] text-ok",
            )}
          >
            <CalendarCheckIcon size={16} className="flex-none" aria-hidden="true" />
            {slot}
          </p>
        )}
      </div>
    </article>
  );
}
