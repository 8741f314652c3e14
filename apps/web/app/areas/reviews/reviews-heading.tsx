import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Avatar } from "#ui/media/avatar.tsx";

export interface ReviewedBusiness {
  id: string;
  slug: string;
  name: string;
  /** `Services, St Albans VIC` */
  about: string;
  path: string;
  logo: { src: string; srcSet: string } | null;
  /** The path of the booking page; null if the business takes no bookings here. */
  book: string | null;
}

export function ReviewsHeading({ business }: { business: ReviewedBusiness }) {
  const { name, about, path, logo, book: bookingPath } = business;
  return (
    <header>
      <Link to={path} className="inline-flex min-h-11 items-center gap-1.5 text-sm font-[620]">
        <ArrowLeftIcon weight="bold" size={16} aria-hidden="true" />
        {name}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-3.5 md:gap-5">
        <Avatar name={name} src={logo?.src} srcSet={logo?.srcSet} size={64} shape="square" />
        <div className="min-w-0 flex-1">
          <h1 className="text-3xl break-words">Reviews of {name}</h1>
          <p className="mt-1 text-ink-2">{about}</p>
        </div>
        {bookingPath && (
          <LinkButton to={bookingPath} variant="secondary" className="max-md:w-full">
            Book a time
          </LinkButton>
        )}
      </div>
    </header>
  );
}
